/** Where an element was moved to. */
globalThis.whereabouts = (element) => {
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return [e, f];
};

/** A drawing as it looks on the page, with everything said by itself: for programs that know no style sheets. */
globalThis.stamp = (element) => {
  const HIDDEN = { display: 'none', visibility: 'hidden', opacity: '0' };
  const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'];
  const PLACED = ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'x1', 'y1', 'x2', 'y2', 'points'];
  const STROKED = {
    'stroke-width': '1px',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'stroke-dasharray': 'none',
    'stroke-opacity': '1',
  };
  const short = (text) => text.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));

  function colour(value) {
    const parts = value.match(/[\d.]+/g)?.map(Number) ?? [];
    if (value === 'none' || parts[3] === 0) return 'none';
    const scale = value.startsWith('color(') ? 255 : 1;
    return `#${parts.slice(0, 3).map((part) => Math.round(part * scale).toString(16).padStart(2, '0')).join('')}`;
  }

  function looks(style) {
    const said = { fill: colour(style.fill) };
    if (style.fillRule !== 'nonzero') said['fill-rule'] = style.fillRule;
    if (style.fillOpacity !== '1') said['fill-opacity'] = style.fillOpacity;
    if (style.stroke !== 'none') {
      said.stroke = colour(style.stroke);
      for (const [name, usual] of Object.entries(STROKED)) {
        const value = style.getPropertyValue(name);
        if (value !== usual) said[name] = value.replaceAll('px', '');
      }
    }
    return said;
  }

  function written(node) {
    const style = getComputedStyle(node);
    if (Object.entries(HIDDEN).some(([name, value]) => style[name] === value)) return '';
    const said = {};
    if (style.opacity !== '1') said.opacity = style.opacity;
    if (node !== element && style.transform !== 'none' && node.tagName !== 'svg')
      said.transform = `matrix(${style.transform.slice(7, -1).replaceAll(', ', ' ')})`;
    if (node.tagName === 'clipPath') return `<clipPath id="${node.id}">${[...node.children].map(written).join('')}</clipPath>`;
    if (node.hasAttribute('clip-path')) said['clip-path'] = node.getAttribute('clip-path');
    const shape = SHAPES.includes(node.tagName);
    if (shape) {
      for (const name of PLACED) if (node.hasAttribute(name)) said[name] = node.getAttribute(name);
      Object.assign(said, looks(style));
      if (said.fill === 'none' && !said.stroke) return '';
    }
    const inner = shape ? '' : [...node.children].map(written).join('');
    if (!shape && !inner) return '';
    const attributes = Object.entries(said).map(([name, value]) => ` ${name}="${short(value)}"`).join('');
    if (shape) return `<${node.tagName}${attributes}/>`;
    return attributes ? `<g${attributes}>${inner}</g>` : inner;
  }
  return written(element);
};
