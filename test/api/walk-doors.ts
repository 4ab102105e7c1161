import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route of the server with its method, taken from Fastify's route tree: 'GET /check/jobs/:token'. */
export function doorsOf(app: NestFastifyApplication): readonly string[] {
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const above: string[] = [];
  const doors: string[] = [];
  for (const [, indent = '', part = '', methods = ''] of tree.matchAll(/^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/gm)) {
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join('').replaceAll('//', '/');
    doors.push(...methods.split(', ').flatMap((method) => (METHODS.includes(method) ? [`${method} ${path}`] : [])));
  }
  return doors.toSorted();
}
