import { Module } from '@nestjs/common';
import { PublishingModule } from '#muster/publishing';
import { FirstStart } from './first-start.service.js';

@Module({ imports: [PublishingModule], providers: [FirstStart] })
export class FirstStartModule {}
