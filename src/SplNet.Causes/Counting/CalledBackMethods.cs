using Mono.Cecil;

namespace SplNet.Causes.Counting;

/// <summary>
/// Methods that code outside of the library may call: virtual ones and implementations, targets of delegates, static constructors.
/// </summary>
internal sealed class CalledBackMethods
{
    private const string StateMachine = "System.Runtime.CompilerServices.IAsyncStateMachine";

    private readonly HashSet<MethodDefinition> _targets = [];

    /// <summary>Finds the methods from which delegates are made.</summary>
    /// <param name="types">All types of the assembly.</param>
    /// <param name="resolver">Knows which types are the library's.</param>
    public CalledBackMethods(IReadOnlyList<TypeDefinition> types, LibraryResolver resolver)
    {
        foreach (var instruction in types.SelectMany(static type => type.Methods).Where(static method => method.HasBody)
            .SelectMany(static method => method.Body.Instructions))
        {
            if (instruction.OpCode.Code is Mono.Cecil.Cil.Code.Ldftn or Mono.Cecil.Cil.Code.Ldvirtftn
                && instruction.Operand is MethodReference target && resolver.OwnType(target.DeclaringType) is not null
                && target.Resolve() is { } definition)
                _targets.Add(definition);
        }
    }

    /// <summary>True for one of them. The runtime resumes the body of an async method; callers do not.</summary>
    public bool Has(MethodDefinition method) =>
        (method.IsVirtual || _targets.Contains(method) || method is { IsConstructor: true, IsStatic: true })
        && !method.DeclaringType.Interfaces.Any(static implemented => implemented.InterfaceType.FullName == StateMachine);
}
