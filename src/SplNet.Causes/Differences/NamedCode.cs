using Mono.Cecil;

namespace SplNet.Causes.Differences;

/// <summary>
/// All code of an assembly that some of its methods may run: the members that they name, the initialisers of types whose static fields they
/// name, and overrides in types that they name.
/// </summary>
/// <param name="types">All types of the assembly.</param>
internal sealed class NamedCode(IReadOnlyList<TypeDefinition> types)
{
    private readonly ComparedCode _code = new(types);
    private readonly HashSet<MethodDefinition> _seen = [];
    private readonly HashSet<TypeDefinition> _used = [];
    private readonly HashSet<FieldDefinition> _fields = [];
    private readonly Queue<MethodDefinition> _open = new();

    /// <summary>The texts of the methods and types, in an order independent of the source.</summary>
    /// <param name="roots">The methods.</param>
    public IReadOnlyList<string> Texts(IEnumerable<MethodDefinition> roots)
    {
        var texts = new List<string>();
        foreach (var root in roots)
            _open.Enqueue(root);
        while (_open.TryDequeue(out var method))
        {
            if (!_seen.Add(method))
                continue;

            // The text includes the compiler-generated members of a method, so their references are followed.
            var made = new List<MethodDefinition>();
            // Attributes of tests state their requirements; for a method without a body they define what it does.
            var text = _code.Text(made).Number((int)(method.Attributes & ~MethodAttributes.MemberAccessMask));
            texts.Add((method.HasBody ? text.Method(method) : TypeShape.Declaration(text, method)).End());
            foreach (var part in made.Prepend(method).Distinct().Where(static part => part.HasBody))
                InspectBody(part);
        }

        foreach (var type in _used)
            texts.Add(Declared(type));
        foreach (var field in _fields)
            texts.Add(_code.Text([]).Field(field).End());
        texts.Sort(StringComparer.Ordinal);
        return texts;
    }

    private void InspectBody(MethodDefinition method)
    {
        foreach (var local in method.Body.Variables)
            Use(local.VariableType);
        foreach (var instruction in method.Body.Instructions)
        {
            switch (instruction.Operand)
            {
                case MethodReference called:
                    Call(called, instruction.OpCode.Code == Mono.Cecil.Cil.Code.Newobj);
                    break;
                case FieldReference field:
                    Touch(field);
                    break;
                case TypeReference type:
                    Use(type);
                    break;
            }
        }
    }

    private void Call(MethodReference called, bool constructs)
    {
        if (constructs)
            Use(called.DeclaringType);
        foreach (var argument in called is GenericInstanceMethod instance ? instance.GenericArguments : [])
            Use(argument);
        if (called.DeclaringType is not ArrayType && called.DeclaringType.GetElementType() is TypeDefinition
            && Resolved(called) is { } named && !_code.IsMade(named))
            _open.Enqueue(named);
    }

    // The initialiser of a type fills its fields, even the static ones.
    private void Touch(FieldReference reference)
    {
        if (reference.DeclaringType.GetElementType() is not TypeDefinition type || _code.NameOf(type) is null
            || (reference as FieldDefinition ?? reference.Resolve()) is not { } field)
            return;
        _fields.Add(field);
        foreach (var initialiser in field.IsStatic
            ? type.Methods.Where(static method => method is { IsConstructor: true, IsStatic: true })
            : [])
            _open.Enqueue(initialiser);
    }

    // Creating an object may call its overrides, by names of base types or of interfaces.
    private void Use(TypeReference? type)
    {
        if (type is GenericInstanceType instance)
        {
            foreach (var argument in instance.GenericArguments)
                Use(argument);
        }

        if (type?.GetElementType() is not TypeDefinition definition || _code.NameOf(definition) is null || !_used.Add(definition))
            return;
        Use(definition.BaseType);
        foreach (var method in definition.Methods.Where(static method => method.IsVirtual && method.HasBody))
            _open.Enqueue(method);
    }

    // The fields of a class are excluded: tests share the class, and each has its fields there.
    private string Declared(TypeDefinition type)
    {
        var text = _code.Text([]).Type(type).Number((int)type.Attributes).Number(type.PackingSize).Number(type.ClassSize)
            .Type(type.BaseType).Generics(type);
        foreach (var implemented in type.Interfaces)
            text.Word("is").Type(implemented.InterfaceType);
        foreach (var field in type.IsValueType ? type.Fields : [])
            text.Field(field);
        return text.End();
    }

    // The search includes base types, and these may be in a missing assembly: then the member is not in this one.
    private static MethodDefinition? Resolved(MethodReference method)
    {
        try
        {
            return method.Resolve() is { } found && found.Module == method.Module ? found : null;
        }
        catch (AssemblyResolutionException)
        {
            return null;
        }
    }
}
