using FsCheck.Fluent;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Exceptions as control flow.</summary>
public sealed class ExcTests : OperatorTests
{
    private const string Parsed = "public static int M(string x) { int value; return int.TryParse(x, out value) ? value : ~value; }";

    private protected override IMutationOperator Operator { get; } = new Exc();

    [Theory]
    [InlineData("int.TryParse(x, out var y)", "global::SplNetMutants.Exc.TryParseInt32(x, out var y)")]
    [InlineData("long.TryParse(x, out var y)", "TryParseInt64(x, out var y)")]
    [InlineData("double.TryParse(x, out var y)", "TryParseDouble(x, out var y)")]
    [InlineData("decimal.TryParse(x, out var y)", "TryParseDecimal(x, out var y)")]
    [InlineData("DateTime.TryParse(x, out var y)", "TryParseDateTime(x, out var y)")]
    [InlineData("Guid.TryParse(x, out var y)", "TryParseGuid(x, out var y)")]
    public void Parsing_Throws(string call, string mutated)
    {
        var members = $"public static string M(string? x) => {call} ? \"yes \" + y : \"no \" + y;";
        Fires(members, mutated);
        AgreesOnAll(members, Generated.Digits, static text => [text]);
    }

    [Fact]
    public void Lookup_Throws()
    {
        const string Members = "public static int M(Dictionary<int, int> d, int key) => d.TryGetValue(key, out var x) ? x : ~x;";
        Fires(Members, "global::SplNetMutants.Exc.TryGetValue(d, key, out var x)");
        AgreesOnAll(Members, Generated.Arrays.Zip(Generated.Numbers), static arguments =>
            [arguments.Item1.Distinct().ToDictionary(static x => x, static x => x * x), arguments.Item2]);
    }

    [Theory]
    [InlineData("public static bool M(string x) => int.TryParse(x, System.Globalization.CultureInfo.InvariantCulture, out _);")]
    [InlineData("public static bool M(string x) => int.TryParse(x.AsSpan(), out _);")]
    [InlineData("public static bool M(string x) => Version.TryParse(x, out _);")]
    [InlineData("public static bool M(SortedDictionary<int, int> x) => x.TryGetValue(1, out _);")]
    [InlineData("public static bool M(IDictionary<int, int> x) => x.TryGetValue(1, out _);")]
    [InlineData("public static int M(string x) => int.Parse(x);")]
    [InlineData("static class Int32 { public static bool TryParse(string x, out int y) { y = 1; return true; " +
        "} } public static bool M(string x) => Int32.TryParse(x, out _);")]
    public void OtherQuery_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void NullKeyAndNullReceiver_AreRefusedAsBefore() =>
        Of("public static bool M(Dictionary<string, int> xs, string key) => xs.TryGetValue(key, out _);").AgreeOn(
            "My", "M", Call(new Dictionary<string, int>(StringComparer.Ordinal), null), Call(null, "a"), Call(null, null));

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Parsed, "7", "x", null);
}
