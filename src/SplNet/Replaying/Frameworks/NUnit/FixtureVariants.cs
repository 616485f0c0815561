using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Finds the forms of a test class that <c>[TestFixture]</c> declares: the types of a generic class and the arguments of its constructor.
/// </summary>
internal static class FixtureVariants
{
    private const string Builder = "NUnit.Framework.Interfaces.IFixtureBuilder";
    private const string Fixture = "NUnit.Framework.TestFixtureAttribute";
    private const string Source = "NUnit.Framework.TestFixtureSourceAttribute";

    /// <summary>All forms; the class itself if no attribute declares one.</summary>
    public static IEnumerable<TestClassVariant> Of(Type type)
    {
        var stated = Stated(type);
        if (stated.Exists(static fixture => fixture.AttributeType.FullName == Source))
            return [FromSource(type)];
        return stated.Count == 0 ? [AsItIs(type)] : stated.Select(fixture => Of(type, fixture));
    }

    /// <summary>True for a class, closed if it is generic, whose constructor receives arguments.</summary>
    public static bool HaveValues(Type type) => Stated(type).Exists(static fixture => CandidateRow.Of(fixture).Values.Count > 0);

    // The attributes of a base class count if the class has none.
    private static List<CustomAttributeData> Stated(Type type) =>
        HookMethods.Hierarchy(type).Select(static current =>
            current.GetCustomAttributesData().Where(static one => NamedAttributes.Is(one.AttributeType, Builder)).ToList())
            .FirstOrDefault(static stated => stated.Count > 0)
        ?? [];

    private static TestClassVariant AsItIs(Type type) => new(type, Constructor: null, []);

    // Benchmarks name the constructor, and its arguments are known only in another process.
    private static TestClassVariant FromSource(Type type)
    {
        if (type.IsGenericTypeDefinition)
            return AsItIs(type) with { Refusal = new Refusal(Refusals.Generic, type.Name) };
        return type.GetConstructors() is [var only]
            ? new TestClassVariant(type, only, []) { HasSource = true }
            : AsItIs(type) with { Refusal = new Refusal(Refusals.Constructor, type.Name) };
    }

    private static TestClassVariant Of(Type type, CustomAttributeData fixture)
    {
        if (fixture.AttributeType.FullName != Fixture)
            return AsItIs(type) with { Refusal = new Refusal(Refusals.ComputedRows, fixture.AttributeType.Name) };
        var values = CandidateRow.Of(fixture).Values;
        var (closed, left) = Close(type, values, fixture);
        var variant = left.Count == 0 ? AsItIs(closed) : new TestClassVariant(closed, ConstructorOf(closed, left), left);
        if (NamedAttributes.Setting(fixture, "Ignore", "IgnoreReason") is not null)
            return variant with { Refusal = new Refusal(Refusals.Skipped) };
        if (NamedAttributes.Setting(fixture, "Explicit") is true)
            return variant with { Refusal = new Refusal(Refusals.Explicit) };
        return left.Count > 0 && variant.Constructor is null
            ? variant with { Refusal = new Refusal(Refusals.Constructor, type.Name) }
            : variant;
    }

    // The types are specified separately, precede the values, or are inferred from them.
    private static (Type Closed, IReadOnlyList<CustomAttributeTypedArgument> Values) Close(
        Type type, IReadOnlyList<CustomAttributeTypedArgument> values, CustomAttributeData fixture)
    {
        if (!type.IsGenericTypeDefinition)
            return (type, values);
        var wanted = type.GetGenericArguments();
        if (fixture.NamedArguments.Where(static one => one.MemberName == "TypeArgs").Select(static one => one.TypedValue.Value)
            .OfType<IReadOnlyCollection<CustomAttributeTypedArgument>>().FirstOrDefault() is { } named)
            return (Made(type, [.. named.Select(static one => one.Value as Type)]), values);
        if (values.Count >= wanted.Length && values.Take(wanted.Length).All(static value => value.Value is Type))
            return (
                Made(type, [.. values.Take(wanted.Length).Select(static value => (Type)value.Value!)]), [.. values.Skip(wanted.Length)]);
        var parameters =
            Array.Find(type.GetConstructors(), constructor => constructor.GetParameters().Length == values.Count)?.GetParameters() ?? [];
        return (
            Made(type, Array.ConvertAll(wanted, one => parameters.Zip(values).Where(pair => pair.First.ParameterType == one)
                .Select(static pair => pair.Second.ArgumentType).FirstOrDefault())),
            values);
    }

    // A class that stays open is refused as a generic class.
    private static Type Made(Type type, Type?[] arguments) =>
        arguments.Length == type.GetGenericArguments().Length && Array.TrueForAll(arguments, static one => one is not null)
            ? type.MakeGenericType([.. arguments.OfType<Type>()])
            : type;

    private static ConstructorInfo? ConstructorOf(Type type, IReadOnlyList<CustomAttributeTypedArgument> values)
    {
        var fitting = type.GetConstructors().Where(constructor => constructor.GetParameters().Length == values.Count).ToList();
        return fitting.Count == 1 ? fitting[0] : fitting.Find(constructor => constructor.GetParameters().Zip(values)
            .All(static pair => pair.First.ParameterType.FullName == pair.Second.ArgumentType.FullName));
    }
}
