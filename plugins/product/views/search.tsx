import './product.css'
import {
  type ActionViewProps,
  Button,
  type KeysOf,
  LoadError,
  MessagePanel,
  Select,
  TextInput,
  useKitText,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { product, productCategory } from '@jwsk/sdk/es'
import { type FormEvent, useState } from 'react'
import type texts from '../locales/zh-cn'
import { SearchHit } from './search-hit'

const size = 12

interface SearchQuery {
  readonly keyword: string
  readonly categoryId: string
  readonly current: number
}

function SearchHits({ query, onPage }: { readonly query: SearchQuery; readonly onPage: (current: number) => void }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { keyword, categoryId, current } = query
  const input = { keyword, current, size, ...(categoryId !== '' && { categoryId }) }
  const { data, error, isFetching, refetch } = useOperationQuery(product.search, input, { staleTime: 0 })
  if (error) return <LoadError title={t('find.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box h-8rem" aria-busy="true" />
  if (data.total === 0) return <MessagePanel icon="empty" title={t('find.none', { keyword })} text={t('find.noneHint')} />
  const pages = Math.ceil(data.total / size)
  return (
    <section aria-busy={isFetching}>
      <p role="status">{t('find.count', { count: data.total })}</p>
      <ol className="kit-tiles">
        {data.records.map((record) => (
          <SearchHit key={record.id} record={record} />
        ))}
      </ol>
      {pages > 1 && (
        <div className="flex flex-wrap align-items-center gap-2">
          <Button icon="left" aria-label={t('find.previous')} disabled={current <= 1} onClick={() => onPage(current - 1)} />
          <span>
            {current} / {pages}
          </span>
          <Button icon="right" aria-label={t('find.next')} disabled={current >= pages} onClick={() => onPage(current + 1)} />
        </div>
      )}
    </section>
  )
}

/** Search of the catalog as shoppers use it: the hits and why they match. */
export default function SearchView(_: ActionViewProps<undefined>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const [keyword, setKeyword] = useState('')
  const [categoryId, setCategory] = useState('')
  const [query, setQuery] = useState<SearchQuery>()
  const { data: categories = [] } = useOperationQuery(productCategory.select)
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (keyword.trim() !== '') setQuery({ keyword: keyword.trim(), categoryId, current: 1 })
  }
  return (
    <div className="kit-view">
      {/* biome-ignore lint/a11y/useSemanticElements: React knows the search element only from its next version on */}
      <form className="flex flex-wrap md:flex-nowrap gap-2" role="search" onSubmit={search}>
        <TextInput
          type="search"
          maxLength={100}
          aria-label={t('find.keyword')}
          placeholder={t('find.placeholder')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Select
          aria-label={t('product.fields.categoryId')}
          emptyText={t('find.everywhere')}
          options={categories.map(({ id, categoryName, parentId }) => ({
            value: id,
            label: parentId === '0' ? categoryName : `　${categoryName}`,
          }))}
          value={categoryId}
          onChange={setCategory}
        />
        <Button variant="primary" type="submit" icon="search">
          {kitText('actions.search')}
        </Button>
      </form>
      {query ? (
        <SearchHits query={query} onPage={(current) => setQuery({ ...query, current })} />
      ) : (
        <MessagePanel icon="search" title={t('find.start')} />
      )}
    </div>
  )
}
