using System.Reflection;

namespace SplNet;

/// <summary>A call of a known method, which can be measured without a user delegate.</summary>
public interface IFunctor
{
    /// <summary>The method, property accessor or constructor that is called.</summary>
    MethodBase Method { get; }

    /// <summary>The types of the arguments that a generator supplies, in the order of the call.</summary>
    IReadOnlyList<Type> GeneratedArguments { get; }
}
