using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>
/// Finds the method that the user wrote for a lambda, a local function, the body of an iterator or of an async method: by the attribute of
/// the state machine, otherwise by the code that refers to it, otherwise by its name.
/// </summary>
internal sealed class UserMethods
{
    // Lambdas inside of lambdas; more is a circle.
    private const int Deepest = 16;

    private readonly Dictionary<MemberReference, MethodDefinition> _origins = [];

    /// <summary>Reads the references.</summary>
    /// <param name="types">All types of the assembly.</param>
    public UserMethods(IReadOnlyList<TypeDefinition> types)
    {
        foreach (var method in types.SelectMany(static type => type.Methods))
        {
            foreach (var machine in StateMachines(method))
                _origins[machine] = method;
            if (method.HasBody)
                Read(method);
        }
    }

    /// <summary>The method that the user wrote; the same one where the compiler did not make it.</summary>
    public MethodDefinition Of(MethodDefinition method)
    {
        for (var depth = 0; depth < Deepest && (CompilerNames.IsMade(method.Name) || CompilerNames.IsMade(method.DeclaringType.Name));
            depth++)
        {
            if ((OriginOf(method) ?? ByName(method)) is not { } origin)
                break;
            method = origin;
        }

        return method;
    }

    private MethodDefinition? OriginOf(MethodDefinition method)
    {
        if (CompilerNames.IsMade(method.Name) && _origins.TryGetValue(method, out var origin) && origin != method)
            return origin;
        return _origins.TryGetValue(method.DeclaringType, out origin) && origin != method ? origin : null;
    }

    private void Read(MethodDefinition method)
    {
        foreach (var instruction in method.Body.Instructions)
        {
            // F# keeps a closure that captures nothing in a field of its class.
            if (instruction.Operand is FieldReference { DeclaringType: var kept } && CompilerNames.IsMadeByFSharp(kept.Name)
                && kept.GetElementType() is TypeDefinition closure && closure != method.DeclaringType)
                _origins.TryAdd(closure, method);
            if (instruction.Operand is not MethodReference reference || reference.DeclaringType.GetElementType() is not TypeDefinition
                || reference.Resolve() is not { } target || target == method)
                continue;
            if (CompilerNames.IsMade(target.Name))
                _origins.TryAdd(target, method);

            // All methods share a type that no other type contains, such as an anonymous type, so it does not belong to any of them.
            if (instruction.OpCode.Code == Mono.Cecil.Cil.Code.Newobj && target.DeclaringType is { DeclaringType: not null } made
                && CompilerNames.IsMade(made.Name) && made != method.DeclaringType)
                _origins.TryAdd(target.DeclaringType, method);
        }
    }

    /// <summary>The methods to which the compiler has moved the body of an iterator or of an async method; none for any other.</summary>
    public static IEnumerable<MethodDefinition> BodiesOf(MethodDefinition method) =>
        StateMachines(method).SelectMany(static machine => machine.Methods);

    /// <summary>The types of the state machines of a method.</summary>
    public static IEnumerable<TypeDefinition> StateMachines(MethodDefinition method) =>
        !method.HasCustomAttributes ? [] : method.CustomAttributes
            .Where(static attribute => attribute.AttributeType.Name
                is "AsyncStateMachineAttribute" or "IteratorStateMachineAttribute" or "AsyncIteratorStateMachineAttribute")
            .Select(static attribute => (attribute.ConstructorArguments[0].Value as TypeReference)?.Resolve())
            .OfType<TypeDefinition>();

    private static MethodDefinition? ByName(MethodDefinition method)
    {
        var made = CompilerNames.IsMade(method.Name) ? method.Name : method.DeclaringType.Name;
        var start = made.StartsWith('<') ? 1 : 0;
        var end = made.IndexOf(start == 1 ? '>' : '@', StringComparison.Ordinal);
        var owner = CompilerNames.IsMade(method.DeclaringType.Name) ? method.DeclaringType.DeclaringType : method.DeclaringType;
        return end > start ? owner?.Methods.FirstOrDefault(candidate => candidate.Name == made[start..end]) : null;
    }
}
