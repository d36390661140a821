import {
  Button,
  MessagePanel,
  type Resource,
  ResourcePanel,
  type Row,
  type ScreenProps,
  translateWord,
  useIsNarrow,
  useKitText,
  useTranslate,
} from '@jwsk/kit'
import { useMemo, useState } from 'react'
import { DictUsages } from './dict-usages'
import { createSaveOrder, type DictionaryCalls } from './save-entry-order'

interface DictListsProps extends ScreenProps {
  readonly dictionaries: Resource
  readonly entries: Resource
  readonly calls: DictionaryCalls
}

/** Largest viewport width in CSS pixels at which the lists are one after the other. */
const maxNarrowWidth = 991

const rootKey = { parentId: '0', dictKey: '-1' }

interface EntriesProps extends Pick<DictListsProps, 'entries' | 'calls'> {
  readonly dictionary: Row
  readonly onBack: () => void
}

/** Entries of a dictionary in an order that users may change, and the fields that use it. */
function Entries({ dictionary, entries, calls, onBack }: EntriesProps) {
  const t = useTranslate()
  const kitText = useKitText()
  const parentId = String(dictionary.id)
  const code = String(dictionary.code)
  const ofDictionary = useMemo(() => ({ baseQuery: { parentId }, fixedValues: { parentId, code } }), [parentId, code])
  // an entry has the operations of a dictionary, but a name of its own
  // set here, because the resources of this area share a chunk that must not include this screen's code
  const sortable = useMemo(
    () => ({ ...entries, name: 'dictEntry', sortRows: createSaveOrder(calls, parentId) }),
    [entries, calls, parentId],
  )
  return (
    <>
      <div className="lg:hidden mb-2">
        <Button icon="left" onClick={onBack}>
          {t('dictEntry.back')}
        </Button>
      </div>
      <ResourcePanel
        resource={sortable}
        title={translateWord(String(dictionary.dictValue), kitText)}
        urlPrefix="entry"
        header={<DictUsages operation={calls.dictionary} code={code} />}
        {...ofDictionary}
      />
    </>
  )
}

/** Dictionaries, next to the entries of the selected one; on narrow windows one after the other. */
export function DictLists({ dictionaries, entries, calls, title }: DictListsProps) {
  const t = useTranslate()
  const isNarrow = useIsNarrow(maxNarrowWidth)
  const [selected, select] = useState<Row>()
  return (
    <div className="flex gap-4 h-full">
      <div className={`flex-1 min-w-0 ${selected ? 'hidden lg:block' : ''}`}>
        <ResourcePanel
          resource={dictionaries}
          title={title ?? ''}
          fixedValues={rootKey}
          onRecordClick={select}
          opensFirst={!isNarrow}
          activeKey={selected?.id}
        />
      </div>
      <div className={`flex-1 min-w-0 ${selected ? 'flex' : 'hidden lg:flex'} flex-column`}>
        {selected ? (
          <Entries key={String(selected.id)} dictionary={selected} entries={entries} calls={calls} onBack={() => select(undefined)} />
        ) : (
          <div className="kit-card justify-content-center h-full">
            <MessagePanel icon="empty" title={t('dictEntry.choose')} text={t('dictEntry.chooseHint')} />
          </div>
        )}
      </div>
    </div>
  )
}
