using System.Reflection;

namespace SplNet.Arguments.Functors;

/// <summary>A parsed call: what is called, on what, with which arguments.</summary>
/// <param name="Method">The method or constructor.</param>
/// <param name="Receiver">The type of the target as the call sees it; null for static methods and constructors.</param>
/// <param name="Target">Makes or gives the target; null for static methods and constructors, and where the operand's instance generator supplies it.</param>
/// <param name="Arguments">The arguments, in the order of the parameters.</param>
internal sealed record Functor(
    MethodBase Method,
    Type? Receiver,
    Func<object?>? Target,
    IReadOnlyList<FunctorArgument> Arguments) : IFunctor
{
    /// <summary>The type of the target itself, where it is at hand; null for a factory's.</summary>
    public Type? TargetType { get; init; }

    /// <summary>True if the target is made by the user's function, which can make another one.</summary>
    public bool IsMade { get; init; }

    /// <summary>True if the operand must supply the target.</summary>
    public bool NeedsInstance => Receiver is not null && Target is null;

    public IReadOnlyList<Type> GeneratedArguments =>
        [.. Arguments.Where(static argument => argument.IsGenerated).Select(static argument => argument.Type)];

    public Type Result => Method is MethodInfo method ? method.ReturnType : Method.DeclaringType!;

    public override string ToString() => $"{Method.DeclaringType?.Name}.{Method.Name}";
}
