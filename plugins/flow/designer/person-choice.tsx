import { useCan, useOperationQuery, useTranslate } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'
import { useId, useMemo, useState } from 'react'
import { usePersonField } from '../fields/person'

export interface ValueProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const noop = () => undefined

type PersonField = ReturnType<ReturnType<typeof usePersonField>>

interface BoxProps {
  readonly field: PersonField
  readonly selected: unknown
  readonly onChoose: (selected: unknown) => void
}

function PersonBox({ field: { Input }, selected, onChoose }: BoxProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="flex flex-column gap-1">
      <label id={`${id}-label`} htmlFor={id} className="text-color-secondary">
        {t('designer.assignments.person')}
      </label>
      <Input
        id={id}
        value={selected}
        onChange={onChoose}
        onBlur={noop}
        invalid={false}
        required={false}
        describedBy={`${id}-label`}
        rule={{}}
        inputRef={noop}
      />
    </div>
  )
}

function KnownPerson({ id, field, onChoose }: Omit<BoxProps, 'selected'> & { readonly id: string }) {
  const { data } = useOperationQuery(user.detail, { id })
  return <PersonBox field={field} selected={field.parse(id, { realName: data?.realName })} onChoose={onChoose} />
}

/** Select of one user; loads the name of the user whose id is in the XML. */
export function PersonChoice({ value, onChange }: ValueProps) {
  const canRead = useCan('user_view')
  const person = usePersonField()
  const field = useMemo(() => person({ named: 'realName' }), [person])
  const [picked, setPicked] = useState<unknown>()
  const choose = (selected: unknown) => {
    setPicked(selected)
    onChange(String(field.serialize(selected)))
  }
  if (picked === undefined && value !== '' && canRead) return <KnownPerson id={value} field={field} onChoose={choose} />
  return <PersonBox field={field} selected={picked ?? field.parse(value)} onChoose={choose} />
}
