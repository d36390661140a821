import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DeclaredDialogProps, NavigateOptions } from '../model/action-options'

/** Navigates to another screen; renders nothing. */
export function NavigateAction({ target, options, onClose }: DeclaredDialogProps<NavigateOptions<never>>) {
  const to = options.to(target)
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    void navigate(to)
  }, [navigate, to, onClose])
  return null
}
