/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  createPersonCustomer,
  getCustomerProfile,
  inviteMerchantAgent,
  listCustomers,
  listMerchantAgents,
  removeMerchantAgent,
  updateCustomerProfile,
  updateMerchantAgent
} from '../../endpoints/customers/customers';

import type {
  BadRequestResponse,
  ChangedCustomer,
  ChangedMerchantAgent,
  CustomerConflictResponse,
  ForbiddenResponse,
  ListCustomersParams,
  ListMerchantAgentsParams,
  MerchantAgentConflictResponse,
  NewMerchantAgent,
  NewPersonCustomer,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  RemoveMerchantAgentParams,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};




export const getListCustomersInfiniteQueryKey = (params?: ListCustomersParams,) => {
    return [
    'infinite', `/api/v1/customers`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomersQueryKey = (params?: ListCustomersParams,) => {
    return [
    `/api/v1/customers`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCustomersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>, QueryKey, ListCustomersParams['pageNumber']> = ({ signal, pageParam }) => listCustomers({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>


export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params: undefined |  ListCustomersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All customers
 */

export function useListCustomersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCustomers>>, ListCustomersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData, QueryKey, ListCustomersParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCustomersQueryOptions = <TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>> = ({ signal }) => listCustomers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>


export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params: undefined |  ListCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All customers
 */

export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ProblemResponse>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getCreatePersonCustomerMutationKey = () => ['createPersonCustomer'] as const;

export const getCreatePersonCustomerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CustomerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonCustomer>>, TError,CreatePersonCustomerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createPersonCustomer>>, TError,CreatePersonCustomerMutationVariables, TContext> => {

const mutationKey = getCreatePersonCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPersonCustomer>>, CreatePersonCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPersonCustomer(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createPersonCustomer>>, variables: CreatePersonCustomerMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetCustomerProfileQueryKey(), getListCustomersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreatePersonCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createPersonCustomer>>>
    export type CreatePersonCustomerMutationBody = BodyType<NewPersonCustomer>
    export type CreatePersonCustomerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CustomerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type CreatePersonCustomerMutationVariables = {data: BodyType<NewPersonCustomer>}

    /**
 * @summary Fill in my profile for the first time
 */
export function useCreatePersonCustomer<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CustomerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonCustomer>>, TError,CreatePersonCustomerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPersonCustomer>>,
        TError,
        CreatePersonCustomerMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePersonCustomerMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getGetCustomerProfileQueryKey = () => {
    return [
    `/api/v1/customers/profile`
    ] as const;
    }


export const getGetCustomerProfileQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerProfile>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerProfile>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerProfile>>> = ({ signal }) => getCustomerProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerProfile>>>
export type GetCustomerProfileQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetCustomerProfile<TData = Awaited<ReturnType<typeof getCustomerProfile>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerProfile>>,
          TError,
          Awaited<ReturnType<typeof getCustomerProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerProfile<TData = Awaited<ReturnType<typeof getCustomerProfile>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerProfile>>,
          TError,
          Awaited<ReturnType<typeof getCustomerProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerProfile<TData = Awaited<ReturnType<typeof getCustomerProfile>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerProfile>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The logged-in person's profile
 */

export function useGetCustomerProfile<TData = Awaited<ReturnType<typeof getCustomerProfile>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerProfile>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getUpdateCustomerProfileMutationKey = () => ['updateCustomerProfile'] as const;

export const getUpdateCustomerProfileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CustomerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerProfile>>, TError,UpdateCustomerProfileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomerProfile>>, TError,UpdateCustomerProfileMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomerProfile>>, UpdateCustomerProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCustomerProfile(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateCustomerProfile>>, variables: UpdateCustomerProfileMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetCustomerProfileQueryKey(), getListCustomersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCustomerProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomerProfile>>>
    export type UpdateCustomerProfileMutationBody = BodyType<ChangedCustomer>
    export type UpdateCustomerProfileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CustomerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateCustomerProfileMutationVariables = {data: BodyType<ChangedCustomer>}

    /**
 * @summary Change my profile
 */
export function useUpdateCustomerProfile<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CustomerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerProfile>>, TError,UpdateCustomerProfileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomerProfile>>,
        TError,
        UpdateCustomerProfileMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCustomerProfileMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getListMerchantAgentsQueryKey = (params?: ListMerchantAgentsParams,) => {
    return [
    `/api/v1/customers/profile/merchant-agents`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMerchantAgentsQueryOptions = <TData = Awaited<ReturnType<typeof listMerchantAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params?: ListMerchantAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantAgents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMerchantAgentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMerchantAgents>>> = ({ signal }) => listMerchantAgents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMerchantAgents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMerchantAgentsQueryResult = NonNullable<Awaited<ReturnType<typeof listMerchantAgents>>>
export type ListMerchantAgentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListMerchantAgents<TData = Awaited<ReturnType<typeof listMerchantAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListMerchantAgentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantAgents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantAgents>>,
          TError,
          Awaited<ReturnType<typeof listMerchantAgents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantAgents<TData = Awaited<ReturnType<typeof listMerchantAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListMerchantAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantAgents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantAgents>>,
          TError,
          Awaited<ReturnType<typeof listMerchantAgents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantAgents<TData = Awaited<ReturnType<typeof listMerchantAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListMerchantAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantAgents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agents of my companies
 */

export function useListMerchantAgents<TData = Awaited<ReturnType<typeof listMerchantAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListMerchantAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantAgents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMerchantAgentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getInviteMerchantAgentMutationKey = () => ['inviteMerchantAgent'] as const;

export const getInviteMerchantAgentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MerchantAgentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteMerchantAgent>>, TError,InviteMerchantAgentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteMerchantAgent>>, TError,InviteMerchantAgentMutationVariables, TContext> => {

const mutationKey = getInviteMerchantAgentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteMerchantAgent>>, InviteMerchantAgentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteMerchantAgent(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof inviteMerchantAgent>>, variables: InviteMerchantAgentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMerchantAgentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type InviteMerchantAgentMutationResult = NonNullable<Awaited<ReturnType<typeof inviteMerchantAgent>>>
    export type InviteMerchantAgentMutationBody = BodyType<NewMerchantAgent>
    export type InviteMerchantAgentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MerchantAgentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type InviteMerchantAgentMutationVariables = {data: BodyType<NewMerchantAgent>}

    /**
 * @summary Invite an agent
 */
export function useInviteMerchantAgent<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MerchantAgentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteMerchantAgent>>, TError,InviteMerchantAgentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteMerchantAgent>>,
        TError,
        InviteMerchantAgentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getInviteMerchantAgentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getUpdateMerchantAgentMutationKey = () => ['updateMerchantAgent'] as const;

export const getUpdateMerchantAgentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MerchantAgentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMerchantAgent>>, TError,UpdateMerchantAgentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMerchantAgent>>, TError,UpdateMerchantAgentMutationVariables, TContext> => {

const mutationKey = getUpdateMerchantAgentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMerchantAgent>>, UpdateMerchantAgentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMerchantAgent(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateMerchantAgent>>, variables: UpdateMerchantAgentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMerchantAgentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMerchantAgentMutationResult = NonNullable<Awaited<ReturnType<typeof updateMerchantAgent>>>
    export type UpdateMerchantAgentMutationBody = BodyType<ChangedMerchantAgent>
    export type UpdateMerchantAgentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MerchantAgentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateMerchantAgentMutationVariables = {data: BodyType<ChangedMerchantAgent>}

    /**
 * @summary Change an agent
 */
export function useUpdateMerchantAgent<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MerchantAgentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMerchantAgent>>, TError,UpdateMerchantAgentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMerchantAgent>>,
        TError,
        UpdateMerchantAgentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMerchantAgentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getRemoveMerchantAgentMutationKey = () => ['removeMerchantAgent'] as const;

export const getRemoveMerchantAgentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMerchantAgent>>, TError,RemoveMerchantAgentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMerchantAgent>>, TError,RemoveMerchantAgentMutationVariables, TContext> => {

const mutationKey = getRemoveMerchantAgentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMerchantAgent>>, RemoveMerchantAgentMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  removeMerchantAgent(params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeMerchantAgent>>, variables: RemoveMerchantAgentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMerchantAgentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveMerchantAgentMutationResult = NonNullable<Awaited<ReturnType<typeof removeMerchantAgent>>>

    export type RemoveMerchantAgentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>
    export type RemoveMerchantAgentMutationVariables = {params: RemoveMerchantAgentParams}

    /**
 * @summary Remove an agent
 */
export function useRemoveMerchantAgent<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMerchantAgent>>, TError,RemoveMerchantAgentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMerchantAgent>>,
        TError,
        RemoveMerchantAgentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveMerchantAgentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
