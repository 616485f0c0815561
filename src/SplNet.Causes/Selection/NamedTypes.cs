using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Selection;

/// <summary>The types that a reference to a type, a method or a field names, by key.</summary>
internal static class NamedTypes
{
    /// <summary>The key of a type.</summary>
    public static string KeyOf(TypeReference type) => CompilerNames.WithoutOrdinals(type.GetElementType().FullName);

    /// <summary>Adds a type, with its arguments and the types around it.</summary>
    public static void Add(HashSet<string> names, TypeReference? type)
    {
        switch (type)
        {
            case null or GenericParameter:
                return;
            case GenericInstanceType instance:
                foreach (var argument in instance.GenericArguments)
                    Add(names, argument);
                break;
            case FunctionPointerType pointer:
                AddSignature(names, pointer);
                return;
            case IModifierType modified:
                Add(names, modified.ModifierType);
                break;
        }

        if (type is TypeSpecification specification)
            Add(names, specification.ElementType);
        else
            names.Add(KeyOf(type));
    }

    /// <summary>Adds the types of a method: its own type, parameters, result, arguments.</summary>
    public static void Add(HashSet<string> names, MethodReference method)
    {
        Add(names, method.DeclaringType);
        AddSignature(names, method);
        foreach (var argument in method is GenericInstanceMethod instance ? instance.GenericArguments : [])
            Add(names, argument);
    }

    /// <summary>Adds the types of a field.</summary>
    public static void Add(HashSet<string> names, FieldReference field)
    {
        Add(names, field.DeclaringType);
        Add(names, field.FieldType);
    }

    /// <summary>Adds the types that generic parameters are constrained to.</summary>
    public static void AddConstraints(HashSet<string> names, IGenericParameterProvider provider)
    {
        foreach (var constraint in provider.GenericParameters.SelectMany(static parameter => parameter.Constraints))
            Add(names, constraint.ConstraintType);
    }

    private static void AddSignature(HashSet<string> names, IMethodSignature signature)
    {
        Add(names, signature.ReturnType);
        foreach (var parameter in signature.Parameters)
            Add(names, parameter.ParameterType);
    }
}
