export { inZone } from '#muster/events';
