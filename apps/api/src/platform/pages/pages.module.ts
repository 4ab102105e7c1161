import { Module, type DynamicModule } from '@nestjs/common';
import { PagesController } from './pages.controller.js';

/** What people open in a browser. */
@Module({})
export class PagesModule {
  static forRoot(graphql: DynamicModule): DynamicModule {
    return { module: PagesModule, imports: [graphql], controllers: [PagesController] };
  }
}
