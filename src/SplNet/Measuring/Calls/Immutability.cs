using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Measuring.Calls;

/// <summary>Finds types whose values no method can change.</summary>
internal static class Immutability
{
    public static bool Holds(Type type) => ImmutableTypes.Holds(new ReflectionType(type));
}
