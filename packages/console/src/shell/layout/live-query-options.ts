import { keepPreviousData } from '@tanstack/react-query'

/** Options of queries that refetch on focus. Data in the previous language is rendered until the new response arrives; another user starts a new query client. */
export const liveQueryOptions = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const
