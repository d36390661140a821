import './product.css'
import { type KeysOf, money, SafeImage, tags, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { product } from '@jwsk/sdk/es'
import type texts from '../locales/zh-cn'
import { HighlightedText } from './highlighted-text'

type HitRecord = OutputOf<typeof product.search>['records'][number]

const moneyField = money()
const tagField = tags()

/** Product as shown to a shopper, with the score that ranks it. */
export function SearchHit({ record }: { readonly record: HitRecord }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { highlight = {}, productName, subTitle = '', keywords = '', coverImage, originalPrice, score } = record
  return (
    <li className="product-hit flex gap-3 p-3 border-1 surface-border border-round-lg">
      <SafeImage
        className="flex-none border-round surface-hover"
        url={coverImage ?? ''}
        label=""
        loading="lazy"
        fallback={<span className="product-hit-none flex-none border-round surface-hover" />}
      />
      <div className="flex-1 min-w-0">
        <strong>
          <HighlightedText text={highlight.productName ?? ''} />
          {highlight.productName === undefined && <bdi>{productName}</bdi>}
        </strong>
        <p className="flex flex-wrap column-gap-2 text-sm">
          {highlight.subTitle === undefined ? subTitle : <HighlightedText text={highlight.subTitle} />}
        </p>
        <p className="flex flex-wrap column-gap-2 text-xs text-color-secondary">
          {highlight.keywords === undefined ? (
            <tagField.Cell value={tagField.parse(keywords)} />
          ) : (
            <HighlightedText text={highlight.keywords} />
          )}
        </p>
        <p className="flex flex-wrap column-gap-2 text-sm">
          <b>
            <moneyField.Cell value={moneyField.parse(record.price)} />
          </b>
          {originalPrice && (
            <s className="text-color-secondary">
              <moneyField.Cell value={moneyField.parse(originalPrice)} />
            </s>
          )}
          {score !== undefined && <span className="text-xs text-color-secondary">{t('find.score', { score })}</span>}
        </p>
      </div>
    </li>
  )
}
