import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

interface OpenActionProps {
  readonly to: string
  readonly onClose: () => void
}

/** Goes to another screen; nothing opens here. */
export function OpenAction({ to, onClose }: OpenActionProps) {
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    void navigate(to)
  }, [navigate, to, onClose])
  return null
}
