import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

/** Props that bind an input to a form field: its registration and its error. */
export function bindFields<Fields extends FieldValues>({
  register,
  formState: { errors },
}: UseFormReturn<Fields>) {
  return (name: Path<Fields>) => {
    const error: FieldError | undefined = get(errors, name)
    return { ...register(name), error: error?.message }
  }
}
