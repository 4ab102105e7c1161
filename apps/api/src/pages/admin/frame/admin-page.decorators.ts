import { applyDecorators, UseFilters } from '@nestjs/common';
import { AdministratorPage } from '../../../platform/access/access.decorator.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage } from '../../layout/page-answer.js';
import { ToAdministrators } from './to-administrators.filter.js';

export const LARGEST_ADMIN_FORM = 64 * 1024;

/** For every controller of the desk: only administrators reach it, and all its errors are pages. */
export const AtAdminDesk = (): ClassDecorator => applyDecorators(AdministratorPage(), UseFilters(ToAdministrators));

/** For every route that takes a form. Read it with `AdminDesks.form`, which refuses forms of other sites. */
export const TakesAdminForm = (): MethodDecorator =>
  applyDecorators(TakesUploads(LARGEST_ADMIN_FORM, ['application/x-www-form-urlencoded'], answerFaultPage), AnswersWithPage());
