using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>
/// Handles members that code must set when it creates an object. Frameworks call the constructor by reflection without setting them, so
/// they hold the values from the constructor.
/// </summary>
internal static class RequiredMembers
{
    /// <summary>The full name of the attribute of a class with required members.</summary>
    private const string Mark = "System.Runtime.CompilerServices.RequiredMemberAttribute";

    private const string SetsThem = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";

    /// <summary>True if the compiler rejects a call of the constructor alone.</summary>
    public static bool AreMissedBy(ConstructorInfo constructor) =>
        NamedAttributes.Has(constructor.DeclaringType!, Mark) && !NamedAttributes.Has(constructor, SetsThem);

    /// <summary>The reason why an object cannot be created like in its framework; null if it can.</summary>
    /// <param name="test">The test.</param>
    public static Refusal? Refuse(TestCandidate test) =>
        ConstructorsOf(test.LifeCycle).FirstOrDefault(static one => AreMissedBy(one) && one.DeclaringType!.IsGenericType) is { } generic
            ? new Refusal(Refusals.Required, generic.DeclaringType!.Name)
            : null;

    /// <summary>The constructors of a class and of its shared fixtures.</summary>
    public static IEnumerable<ConstructorInfo> ConstructorsOf(LifeCycle cycle) =>
        cycle.Shared.Select(static one => one.Constructor).Append(cycle.Constructor).OfType<ConstructorInfo>();
}
