/**
 * Generated from the contract; do not edit.
 */
import type {
  FaqCategory,
  FaqGroup,
  FaqQuestion,
  ListFaqGroupsParams,
  ListFaqQuestionsParams,
  ListTopFaqQuestionsParams,
  PagedFaqQuestion
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListFaqCategoriesUrl = () => {




  return `/api/v1/faqcategories/active-list/by-platform`
}

/**
 * Active ones with the number of their questions. Keep for 1 hour. Not paged. Problems: `bad-request`.
 * @summary Categories of questions
 */
export const listFaqCategories = async ( options?: Parameters<typeof httpClient>[1]): Promise<FaqCategory[]> => {

  return httpClient<FaqCategory[]>(getListFaqCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListFaqQuestionsUrl = (params: ListFaqQuestionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/faqquestions/by-category/by-platform?${stringifiedParams}` : `/api/v1/faqquestions/by-category/by-platform`
}

/**
 * In their order. Keep for 1 hour. Problems: `bad-request`, `not-found` (unknown category).
 * @summary Questions of one category
 */
export const listFaqQuestions = async (params: ListFaqQuestionsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedFaqQuestion> => {

  return httpClient<PagedFaqQuestion>(getListFaqQuestionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListFaqGroupsUrl = (params?: ListFaqGroupsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/faqquestions/group-by-category?${stringifiedParams}` : `/api/v1/faqquestions/group-by-category`
}

/**
 * All of them, or those in whose question or answer every word of `term` occurs; categories without any are left out. Keep for 1 hour. Not paged. Problems: `bad-request`.
 * @summary Questions under their categories
 */
export const listFaqGroups = async (params?: ListFaqGroupsParams, options?: Parameters<typeof httpClient>[1]): Promise<FaqGroup[]> => {

  return httpClient<FaqGroup[]>(getListFaqGroupsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTopFaqQuestionsUrl = (params?: ListTopFaqQuestionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/faqquestions/top-most-visited/by-platform?${stringifiedParams}` : `/api/v1/faqquestions/top-most-visited/by-platform`
}

/**
 * Most visited first, over all categories. Keep for 1 hour. Not paged. Problems: `bad-request`.
 * @summary The most read questions
 */
export const listTopFaqQuestions = async (params?: ListTopFaqQuestionsParams, options?: Parameters<typeof httpClient>[1]): Promise<FaqQuestion[]> => {

  return httpClient<FaqQuestion[]>(getListTopFaqQuestionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
