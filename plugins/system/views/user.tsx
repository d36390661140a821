import { Button, ResourcePanel, type ScreenProps, Split, SplitAside, useOperationQuery, useTranslate } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'
import { useMemo, useState } from 'react'
import { createUsers } from '../resources/user'
import { type Dept, DeptTree } from './dept-tree'

/** Users, next to the department tree. */
export default function UserView({ title }: ScreenProps) {
  const t = useTranslate()
  const { data: me, isPending } = useOperationQuery(user.info)
  const [dept, select] = useState<Dept>()
  const id = dept?.id
  const ofDept = useMemo(() => id && { baseQuery: { deptId: id }, fixedValues: { deptId: id } }, [id])
  const users = useMemo(() => createUsers(me?.id ?? ''), [me?.id])
  return (
    <Split orientation="side">
      <SplitAside title={t('dept.title')} selectedLabel={dept?.title}>
        <DeptTree selected={id} onChoose={select} />
      </SplitAside>
      {isPending ? (
        <div className="kit-skeleton-box" aria-busy="true" />
      ) : (
        <ResourcePanel
          key={id}
          resource={users}
          title={title ?? t('user.title')}
          header={
            dept && (
              <p className="inline-flex align-items-center align-self-start w-fit gap-2 pl-3 border-round bg-primary-50 text-sm">
                <span className="text-color-secondary">{t('user.ofDept')}</span>
                <bdi>{dept.title}</bdi>
                <Button variant="quiet" icon="close" aria-label={t('user.everyone')} onClick={() => select(undefined)} />
              </p>
            )
          }
          {...ofDept}
        />
      )}
    </Split>
  )
}
