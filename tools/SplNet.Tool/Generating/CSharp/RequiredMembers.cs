using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Members that code must set when it makes an object. Frameworks call the constructor by reflection and set none of them, so what they hold by then is what the constructor gave them.</summary>
internal static class RequiredMembers
{
    /// <summary>The full name of the attribute of a class that has some.</summary>
    private const string Mark = "System.Runtime.CompilerServices.RequiredMemberAttribute";

    private const string SetsThem = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";

    /// <summary>True where the compiler refuses a constructor alone.</summary>
    public static bool AreMissedBy(ConstructorInfo constructor) => NamedAttributes.Has(constructor.DeclaringType!, Mark) && !NamedAttributes.Has(constructor, SetsThem);

    /// <summary>Why such an object cannot be made as its framework makes it; null where it can.</summary>
    /// <param name="test">The test.</param>
    public static Refusal? Refuse(TestCandidate test) =>
        ConstructorsOf(test.LifeCycle).FirstOrDefault(static one => AreMissedBy(one) && one.DeclaringType!.IsGenericType) is { } generic ? new Refusal(Refusals.Required, generic.DeclaringType!.Name) : null;

    /// <summary>The constructors of a class and of what its tests share.</summary>
    public static IEnumerable<ConstructorInfo> ConstructorsOf(LifeCycle cycle) => cycle.Shared.Select(static one => one.Constructor).Append(cycle.Constructor).OfType<ConstructorInfo>();
}
