using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>
/// Handles attributes in test code for which the compiler warns or fails at each use. Frameworks call the code by
/// reflection, without diagnostics.
/// </summary>
internal static class MarkedCode
{
    private const string Obsolete = "System.ObsoleteAttribute";
    private const string Experimental = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";
    private const string FeatureRequired = "System.Runtime.CompilerServices.CompilerFeatureRequiredAttribute";

    /// <summary>The reason why source code cannot refer to a test or its members; null if it can.</summary>
    /// <param name="test">The test.</param>
    public static Refusal? Refuse(TestCandidate test) =>
        NamedBy(test).FirstOrDefault(IsError) is { } refused
            ? new Refusal(Refusals.Obsolete, refused == test.Method ? string.Empty : NameOf(refused))
            : null;

    /// <summary>The user-defined diagnostics that source code must disable to refer to a test and its members.</summary>
    /// <param name="tests">The tests.</param>
    public static IEnumerable<string> DiagnosticsOf(IEnumerable<TestCandidate> tests)
    {
        var named = tests.SelectMany(NamedBy).Distinct().ToList();
        var ofAssemblies = named.Select(static member => member.Module.Assembly).Distinct()
            .SelectMany(static assembly => NamedAttributes.Read(assembly, Experimental));
        return named.SelectMany(static member => NamedAttributes.Read(member, Experimental).Concat(NamedAttributes.Read(member, Obsolete)))
            .Concat(ofAssemblies)
            .Select(static mark => NamedAttributes.Setting(mark, "DiagnosticId", "diagnosticId") as string).OfType<string>()
            .Where(CSharpName.IsIdentifier).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal);
    }

    // Constructors of classes with required members are marked obsolete for compilers without support for these.
    private static bool IsError(MemberInfo member) =>
        NamedAttributes.Read(member, Obsolete).Any(static mark => NamedAttributes.Setting(mark, "error") is true)
        && !(member is ConstructorInfo && NamedAttributes.Has(member, FeatureRequired));

    private static IEnumerable<MemberInfo> NamedBy(TestCandidate test)
    {
        var cycle = test.LifeCycle;
        List<MemberInfo> members =
        [
            test.Method, .. cycle.First, .. cycle.Before, .. cycle.After, .. cycle.Last,
            .. cycle.Shared.SelectMany(static one => one.Before.Concat(one.After)), .. cycle.Around.Select(static one => one.Constructor),
            .. cycle.Shared.Select(static one => one.Constructor).Append(cycle.Constructor).OfType<MemberInfo>(),
            .. new MemberInfo?[] { cycle.Context }.OfType<MemberInfo>(),
        ];
        List<Type> types =
        [
            test.Class, test.Method.ReturnType, .. test.Method.GetParameters().Select(static one => one.ParameterType),
            .. cycle.Shared.Select(static one => one.Type),
            .. members.Select(static one => one.DeclaringType).Append(cycle.Exception?.Type).OfType<Type>(),
        ];
        var values = test.Rows.Where(static row => row.Refusal is null)
            .SelectMany(static row => row.Expected is { } expected ? row.Values.Append(expected) : row.Values).Concat(cycle.Values)
            .Concat(cycle.Around.SelectMany(
                static one => one.ConstructorArguments.Concat(one.NamedArguments.Select(static named => named.TypedValue))));
        return members.Concat(types.SelectMany(Types)).Concat(values.SelectMany(Types));
    }

    // A type, its enclosing types, and its type arguments.
    private static IEnumerable<MemberInfo> Types(Type type)
    {
        if (type.HasElementType)
            return Types(type.GetElementType()!);
        return type.IsGenericParameter
            ? []
            : [type, .. type.DeclaringType is { } around ? Types(around) : [], .. type.GetGenericArguments().SelectMany(Types)];
    }

    private static IEnumerable<MemberInfo> Types(CustomAttributeTypedArgument value) => value.Value switch
    {
        Type type => Types(type),
        IReadOnlyCollection<CustomAttributeTypedArgument> elements => [.. Types(value.ArgumentType), .. elements.SelectMany(Types)],
        _ => Types(value.ArgumentType),
    };

    private static string NameOf(MemberInfo member) => member is Type or { DeclaringType: null }
        ? member.Name
        : $"{member.DeclaringType!.Name}.{(member is ConstructorInfo ? "new" : member.Name)}";
}
