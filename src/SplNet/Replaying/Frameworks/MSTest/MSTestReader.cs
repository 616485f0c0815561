using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>Reads the tests of MSTest 3 and 4. The actions around a test are the same as in a replay.</summary>
internal sealed class MSTestReader : TestReader
{
    private const string Expected = MSTestNames.Space + "ExpectedExceptionAttribute";
    private const string ExpectedBase = MSTestNames.Space + "ExpectedExceptionBaseAttribute";

    private static readonly string[] Plain = [MSTestNames.TestMethod, MSTestNames.Space + "DataTestMethodAttribute"];

    /// <inheritdoc/>
    public override string Framework => "MSTest";

    /// <inheritdoc/>
    protected override bool MayHoldTests(Type type) => NamedAttributes.Has(type, MSTestNames.TestClass);

    // MSTest ignores static tests.
    /// <inheritdoc/>
    protected override bool IsTest(MethodInfo method) => !method.IsStatic && NamedAttributes.Has(method, MSTestNames.TestMethod);

    /// <inheritdoc/>
    protected override IEnumerable<Refusal> Refuse(Type type, MethodInfo method)
    {
        if (HasAny(type, method, "IgnoreAttribute"))
            yield return new Refusal(Refusals.Skipped);
        if (HasAny(type, method, "ConditionBaseAttribute"))
            yield return new Refusal(Refusals.Conditional);
        var attribute = NamedAttributes.Read(method, MSTestNames.TestMethod).First().AttributeType;
        if (!Plain.Contains(attribute.FullName, StringComparer.Ordinal))
            yield return new Refusal(Refusals.OwnAttribute, attribute.Name);
        if (NamedAttributes.Read(method, ExpectedBase).FirstOrDefault(static one => one.AttributeType.FullName != Expected) is { } judged)
            yield return new Refusal(Refusals.Exception, judged.AttributeType.Name);
        if (ExceptionOf(method) is { Type.IsVisible: false } hidden)
            yield return new Refusal(Refusals.NotPublic, hidden.Type.Name);
        var cycle = MSTestLifeCycle.Of(type);
        foreach (var shared in cycle.Shared)
        {
            if (RefuseShared(shared) is { } refusal)
                yield return refusal;
        }

        if (cycle.Constructor is null)
            yield return new Refusal(Refusals.Constructor, type.Name);
        foreach (var refusal in RefuseHooks([.. cycle.Before, .. cycle.After, .. cycle.First, .. cycle.Last]))
            yield return refusal;
    }

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method) =>
        MSTestLifeCycle.Of(type) with { Exception = ExceptionOf(method) };

    /// <inheritdoc/>
    protected override bool HasSource(MethodInfo method) =>
        NamedAttributes.Read(method, MSTestNames.DataSource).Any(static source => !IsRow(source));

    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) =>
        NamedAttributes.Read(method, MSTestNames.DataSource).Select(static row =>
            CandidateRow.Of(row) with
            {
                Refusal = NamedAttributes.Setting(row, "IgnoreMessage") is null ? null : new Refusal(Refusals.Skipped),
            });

    /// <inheritdoc/>
    protected override CandidateRow Given(MethodInfo method, CandidateRow row) =>
        ParameterArray.Fill(method, row, mayBeEmpty: true, takesNull: false);

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        NamedAttributes.Read(method, MSTestNames.Space + "TestCategoryAttribute")
            .Concat(NamedAttributes.Read(type, MSTestNames.Space + "TestCategoryAttribute"))
            .Select(static category => NamedAttributes.Setting(category, "testCategory") as string).OfType<string>();

    // MSTest 4 removed the attribute.
    private static ExpectedException? ExceptionOf(MethodInfo method) =>
        NamedAttributes.Read(method, Expected).FirstOrDefault() is { } expected
        && NamedAttributes.Setting(expected, "exceptionType") is Type type
            ? new ExpectedException(type, NamedAttributes.Setting(expected, "AllowDerivedTypes") is true)
            : null;

    private static bool IsRow(CustomAttributeData source) => source.AttributeType.FullName == MSTestNames.Space + "DataRowAttribute";

    private static bool HasAny(Type type, MethodInfo method, string name) =>
        NamedAttributes.Has(method, MSTestNames.Space + name) || NamedAttributes.Has(type, MSTestNames.Space + name);
}
