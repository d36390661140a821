import { Button, StandaloneInput, TextArea, useNotifier, useRuntime, useTranslate, useUnsavedEdits, useWriteMutation } from '@jwsk/kit'
import { flowProcess, work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { attachmentsField } from '../decision/use-decision'
import { getOptionId, MentionList, type Person } from './mention-list'
import { findMentionedIds, findTypedMention, insertMention, type TypedMention } from './mention-text'

const maxLength = work.comment.rules?.content?.maxLength

interface CommentDraft {
  readonly content: string
  readonly people: Readonly<Record<string, string>>
  readonly attachments: unknown
}

const empty: CommentDraft = { content: '', people: {}, attachments: attachmentsField.emptyValue }

/** Comment on a request, with mentioned people and attachments. */
export function CommentBox({ processInstanceId }: { readonly processInstanceId: string }) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const { draft = empty, setDraft, ref } = useUnsavedEdits<CommentDraft>(`comment ${processInstanceId}`)
  const area = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<TypedMention>()
  const [found, setFound] = useState<readonly Person[]>([])
  const [active, setActive] = useState(0)
  const handleFound = useCallback((people: readonly Person[]) => {
    setFound(people)
    setActive(0)
  }, [])
  const { content, people, attachments } = draft
  const send = useWriteMutation(
    () => {
      const userIds = findMentionedIds(content, new Map(Object.entries(people))).join(',')
      const files = String(attachmentsField.serialize(attachments) ?? '')
      return client.call(work.comment, {
        processInstanceId,
        content: content.trim(),
        ...(userIds !== '' && { userIds }),
        ...(files !== '' && { attachments: files }),
      })
    },
    {
      onSuccess: () => {
        notice.success()
        setDraft(undefined)
      },
      onError: notice.error,
      onSettled: () => void queries.invalidateQueries({ queryKey: entityKey(scope, flowProcess.historyFlowList) }),
    },
  )
  const change = (part: Partial<CommentDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next.content === '' && attachmentsField.isEmpty(next.attachments) ? undefined : next)
  }
  const choose = (person: Person) => {
    if (!mention) return
    const { text, caret } = insertMention(content, mention, person.name)
    change({ content: text, people: { ...people, [person.id]: person.name } })
    setMention(undefined)
    area.current?.focus()
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret))
  }
  const handleChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    change({ content: target.value })
    setMention(findTypedMention(target.value, target.selectionStart))
  }
  const handleKey = (event: KeyboardEvent) => {
    const person = found[active]
    if (!mention) return
    if (event.key === 'Escape') setMention(undefined)
    else if (event.key === 'ArrowDown' && found.length > 0) setActive((active + 1) % found.length)
    else if (event.key === 'ArrowUp' && found.length > 0) setActive((active + found.length - 1) % found.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isReady = content.trim() !== '' && attachmentsField.validate(attachments) === undefined
  return (
    <section ref={ref} className="flow-comment flex flex-column gap-2">
      <label htmlFor={id}>{t('comments.label')}</label>
      <div className="relative">
        <TextArea
          id={id}
          ref={area}
          rows={2}
          maxLength={maxLength}
          placeholder={t('comments.hint')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={mention !== undefined}
          aria-controls={`${id}-people`}
          aria-activedescendant={mention && found.length > 0 ? getOptionId(`${id}-people`, active) : undefined}
          value={content}
          onChange={handleChange}
          onKeyDown={handleKey}
          onBlur={() => setMention(undefined)}
        />
        {mention && <MentionList id={`${id}-people`} query={mention.query} active={active} onFound={handleFound} onChoose={choose} />}
      </div>
      {content !== '' && (
        <>
          <span id={`${id}-files-label`} className="sr-only">
            {t('decision.attachments')}
          </span>
          <StandaloneInput
            field={attachmentsField}
            id={`${id}-files`}
            value={attachments}
            onChange={(value) => change({ attachments: value })}
          />
          <div>
            <Button busy={send.isPending} disabled={!isReady} onClick={() => send.mutate()}>
              {t('comments.send')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
