using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>An enumerator by interface.</summary>
public sealed class IfeTests : OperatorTests
{
    private const string Sum = "public static int M(List<int> xs) { var sum = 0; foreach (var x in xs) sum = sum * 3 + x; return sum; }";

    private protected override IMutationOperator Operator { get; } = new Ife();

    [Theory]
    [InlineData("int[] xs")]
    [InlineData("List<int> xs")]
    [InlineData("HashSet<int> xs")]
    [InlineData("Dictionary<int, int>.ValueCollection xs")]
    public void Loop_EnumeratesAnInterface(string parameter) =>
        Fires(
            $"public static int M({parameter}) {{ var sum = 0; foreach (var x in xs) sum += x; return sum; }}",
            "foreach (var x in global::SplNetMutants.Ife.ByInterface<int>(xs))");

    [Theory]
    [InlineData("public static int M(IEnumerable<int> xs) { var n = 0; foreach (var x in xs) n += x; return n; }")] // it does so anyway
    [InlineData(
        "public static int M(System.Collections.ObjectModel.Collection<int> xs) { var n = 0; foreach (var x in xs) n += x; return n; }")]
    [InlineData("public static int M(Span<int> xs) { var n = 0; foreach (var x in xs) n += x; return n; }")]
    // a struct, of which the default is refused differently
    [InlineData(
        "public static int M(System.Collections.Immutable.ImmutableArray<int> xs) { var n = 0; foreach (var x in xs) n += x; return n; }")]
    public void OtherForEach_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void ChangeInTheLoop_EndsItAsBefore() => Fires(
        "public static int M(int at) { var sum = 0; var xs = new Dictionary<int, int> { [1] = 1, [2] = 2 }; " +
        "foreach (var x in xs) { sum += x.Value; if (x.Key == at) xs.Add(3, 3); } return sum; }",
        "ByInterface<", 1, 2, 7);

    [Fact]
    public void CovariantArray_IsEnumerated() => Fires(
        "public static string M() { object[] xs = new string[] { \"a\", \"b\" }; var text = string.Empty; " +
        "foreach (var x in xs) text += x; return text; }",
        "ByInterface<object>(xs)", Call());

    [Fact]
    public void AnyElements_HaveTheSameResult() => AgreesOnAll(Sum, Generated.Arrays, static xs => [xs.ToList()]);

    [Fact]
    public void Null_IsRefusedAsBefore() => Of(Sum).AgreeOn("My", "M", Call([null]));

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Sum, new List<int> { 1, 2, 3 });
}
