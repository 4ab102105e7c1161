import { Module, type DynamicModule } from '@nestjs/common';
import { PagesController } from './pages.controller.js';

@Module({})
export class PagesModule {
  static forRoot(graphql: DynamicModule): DynamicModule {
    return { module: PagesModule, imports: [graphql], controllers: [PagesController] };
  }
}
