import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Opened, OpenOptions } from '../model/action-options'

/** Goes to another screen; nothing opens here. */
export function OpenAction({ target, options, onClose }: Opened<OpenOptions<never>>) {
  const to = options.to(target)
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    void navigate(to)
  }, [navigate, to, onClose])
  return null
}
