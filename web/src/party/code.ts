/** The few letters of a party, however somebody has typed them. */

const LETTERS = /[^23456789ABCDEFGHJKLMNPQRSTUVWXYZ]/g;
export const LENGTH = 5;

export const plainCode = (typed: string): string => typed.toUpperCase().replace(LETTERS, '');
