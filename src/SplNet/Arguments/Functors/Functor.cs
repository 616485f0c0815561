using System.Reflection;

namespace SplNet.Arguments.Functors;

/// <summary>A parsed call: the method, its target and its arguments.</summary>
/// <param name="Method">The method or constructor.</param>
/// <param name="Receiver">The static type of the target in the call; null for static methods and constructors.</param>
/// <param name="Target">Creates or returns the target; null for static methods and constructors, and if the operand's instance
/// generator supplies it.</param>
/// <param name="Arguments">The arguments, in the order of the parameters.</param>
internal sealed record Functor(
    MethodBase Method,
    Type? Receiver,
    Func<object?>? Target,
    IReadOnlyList<FunctorArgument> Arguments) : IFunctor
{
    /// <summary>The actual type of the target if it is available; null for a factory.</summary>
    public Type? TargetType { get; init; }

    /// <summary>True if a user function creates the target, so that it can create another.</summary>
    public bool IsMade { get; init; }

    /// <summary>True if the operand must supply the target.</summary>
    public bool NeedsInstance => Receiver is not null && Target is null;

    public IReadOnlyList<Type> GeneratedArguments =>
        [.. Arguments.Where(static argument => argument.IsGenerated).Select(static argument => argument.Type)];

    public Type Result => Method is MethodInfo method ? method.ReturnType : Method.DeclaringType!;

    public override string ToString() => $"{Method.DeclaringType?.Name}.{Method.Name}";
}
