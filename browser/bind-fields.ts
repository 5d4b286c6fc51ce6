import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

/** What an input needs to be a field of the form: its registration, and the sentence on what is wrong with it. */
export function bindFields<Fields extends FieldValues>({
  register,
  formState: { errors },
}: UseFormReturn<Fields>) {
  return (name: Path<Fields>) => {
    const error: FieldError | undefined = get(errors, name)
    return { ...register(name), error: error?.message }
  }
}
