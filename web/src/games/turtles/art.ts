/** The turtles' drawings, facing up, in a square of eighty around the middle. */

const STEPS = 12;

/** A spiral from its middle outward. */
function spiral(x: number, y: number, radius: number, turns: number): string {
  const count = Math.round(turns * STEPS);
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = (index / STEPS) * 2 * Math.PI + 0.6;
    const far = 0.8 + (radius - 0.8) * (index / count);
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle) * 1.12).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

export const SHELL =
  'M0 -20C11.5 -20 19 -11 19 0.5C19 11.5 9.5 20.5 0 23C-9.5 20.5 -19 11.5 -19 0.5C-19 -11 -11.5 -20 0 -20Z';
/** The side of the shell that lies in the shade. */
export const SHADE =
  'M4 -19.6C13.5 -18 19 -10 19 0.5C19 11.5 9.5 20.5 0 23C-2.4 22.3 -4.8 21.3 -7 20C6 18 13.6 9 12.6 -3C12 -10.5 8.6 -16.4 4 -19.6Z';
export const RIM =
  'M-14 -13.5L-10.6 -10.4M14 -13.5L10.6 -10.4M-18.8 -2L-14.6 -1.4M18.8 -2L14.6 -1.4M-17 10L-12.8 7.6M17 10L12.8 7.6M-8.4 19L-6.2 15.2M8.4 19L6.2 15.2';
export const SPIRAL = spiral(0, 0.4, 12.6, 2.35);
export const DIAMONDS = 'M0 -16.4L10.4 0L0 17.6L-10.4 0ZM-10.4 0H-15.4M10.4 0H15.4';
export const DIAMOND = 'M0 -8.4L5 0L0 9L-5 0Z';

export const FRONT_LEFT =
  'M-11.5 -14C-17 -22.5 -28 -23.5 -32.4 -14.5C-34.6 -9.6 -34 -4.6 -31.6 -4.4C-29.6 -4.4 -29.4 -8.6 -26.4 -10.6C-22.6 -13 -18.6 -9 -15.6 -5.4Z';
export const FRONT_RIGHT =
  'M11.5 -14C17 -22.5 28 -23.5 32.4 -14.5C34.6 -9.6 34 -4.6 31.6 -4.4C29.6 -4.4 29.4 -8.6 26.4 -10.6C22.6 -13 18.6 -9 15.6 -5.4Z';
export const BACK_LEFT = 'M-13.5 12C-20.6 13.4 -25 19.4 -22.6 24.4C-20.6 27 -14.6 24.6 -6.6 18.4Z';
export const BACK_RIGHT = 'M13.5 12C20.6 13.4 25 19.4 22.6 24.4C20.6 27 14.6 24.6 6.6 18.4Z';
export const TAIL = 'M-2.6 20.6Q-0.6 26.6 0.4 28Q1.6 26 2.6 20.6Z';
export const HEAD =
  'M-6.4 -17.4C-8.6 -25 -6.4 -31.4 -2.4 -33.4C-0.8 -34.2 0.8 -34.2 2.4 -33.4C6.4 -31.4 8.6 -25 6.4 -17.4Z';
/** Scales on head and flippers. */
export const SCALES =
  'M-2.6 -22.6Q0 -20.6 2.6 -22.6M-26.6 -18.6L-24.6 -15.6M-30.6 -13L-27.6 -12.4M26.6 -18.6L24.6 -15.6M30.6 -13L27.6 -12.4M-18.6 18L-16 16.4M18.6 18L16 16.4';

export const BELLY =
  'M0 -16.6C9 -16.6 13.6 -9 13.6 0.5C13.6 10 7.6 17 0 19C-7.6 17 -13.6 10 -13.6 0.5C-13.6 -9 -9 -16.6 0 -16.6Z';
export const PLATES =
  'M0.3 -16.4C-0.6 -6 0.8 6 0 18.8M-11.4 -9.6Q0 -5.4 11.6 -9.8M-13.6 0.2Q0 3.4 13.6 -0.2M-11.6 9.6Q0 12.4 11.6 9.4';

export const EGG =
  'M0 -11C5.4 -11 8.4 -3.6 8.4 2C8.4 7.6 4.8 11 0 11C-4.8 11 -8.4 7.6 -8.4 2C-8.4 -3.6 -5.4 -11 0 -11Z';
export const EGG_SHADE =
  'M4.4 -8.8C6.9 -6 8.4 -1.6 8.4 2C8.4 7.6 4.8 11 0 11C-1.6 11 -3 10.6 -4.2 10C3.4 9 6 0.6 4.4 -8.8Z';
export const EGG_TOP =
  'M0 -11C5.4 -11 8.4 -3.6 8.4 2L5 -1L2.4 2.6L-0.6 -1.4L-3.6 2.4L-6 -0.8L-8.4 2C-8.4 -3.6 -5.4 -11 0 -11Z';
export const EGG_BOTTOM =
  'M8.4 2C8.4 7.6 4.8 11 0 11C-4.8 11 -8.4 7.6 -8.4 2L-6 -0.8L-3.6 2.4L-0.6 -1.4L2.4 2.6L5 -1Z';
