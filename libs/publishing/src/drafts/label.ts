/** Labels of releases can be typed in terminals and URLs. */
export const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ._+()-]{0,99}$/u;
