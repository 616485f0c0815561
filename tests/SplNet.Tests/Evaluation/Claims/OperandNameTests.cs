using SplNet.Evaluation.Claims;

namespace SplNet.Tests.Evaluation.Claims;

/// <summary>What reports call code that has no name.</summary>
public class OperandNameTests
{
    [Theory]
    [InlineData("() => list.Contains(4711)", "list.Contains(4711)")]
    [InlineData("static () =>\n    list.Contains(4711)", "list.Contains(4711)")]
    [InlineData("async () => await reader.ReadAsync()", "reader.ReadAsync()")]
    [InlineData("static async () => await reader.ReadAsync()", "reader.ReadAsync()")]
    [InlineData("() => { list.Sort(); }", "{ list.Sort(); }")]
    [InlineData("Quick", "Quick")]
    [InlineData("Sorting.Quick", "Sorting.Quick")]
    [InlineData("Function() list.Contains(1)", "list.Contains(1)")]
    [InlineData("Sub() list.Sort()", "list.Sort()")]
    [InlineData("Async Function() Await WaitAsync()", "WaitAsync()")]
    [InlineData("async sub() await WaitAsync()", "WaitAsync()")]
    [InlineData("AddressOf list.Sort", "list.Sort")]
    [InlineData("asynchronous.Read()", "asynchronous.Read()")]
    [InlineData("", "code")]
    [InlineData(
        "() => a.VeryLongNameOfAMethod(withManyArguments, that, fill, a, line)", "a.VeryLongNameOfAMethod(withManyArguments, that…")]
    public void Code_IsTheName(string expression, string name) => Assert.Equal([name], OperandName.Of((expression, "code")));

    [Theory]
    [InlineData(
        "() => { using var shop = database.Open(); return shop.Orders.AsNoTracking().ToList().Count; }",
        "…shop.Orders.AsNoTracking().ToList().Count; }",
        "() => { using var shop = database.Open(); return shop.Orders.ToList().Count; }", "…shop.Orders.ToList().Count; }")]
    [InlineData(
        "() => TheClassWithALongName.TheMethodWithALongName.AndMore.First()", "…First()",
        "() => TheClassWithALongName.TheMethodWithALongName.AndMore.Second()", "…Second()")]
    [InlineData(
        "() => { var numbers = Enumerable.Range(0, 10_000).ToArray(); Array.Sort(numbers); }", "…Array.Sort(numbers); }",
        "() => { var numbers = Enumerable.Range(0, 10_000).ToArray(); numbers.Order().ToArray().AsSpan().Reverse(); }",
        "…numbers.Order().ToArray().AsSpan().Reverse(); }")]
    public void LongCodeWithACommonPrefix_IsNamedByItsDifference(string one, string name, string other, string otherName) =>
        Assert.Equal([name, otherName], OperandName.Of((one, "faster"), (other, "slower")));

    [Theory]
    [InlineData("n => Sort(n)", "Sort")]
    [InlineData("static (int n) => Sorting.Quick(n)", "Sorting.Quick")]
    [InlineData("async n => await SortAsync(n)", "SortAsync")]
    [InlineData("Sorting.Quick", "Sorting.Quick")]
    [InlineData("n => Sort(n, 3)", "")]
    [InlineData("n => other.Sort(m)", "")]
    [InlineData("Function(k) Linear(k)", "Linear")]
    [InlineData("Function(k As Integer) Sorting.Linear(K)", "Sorting.Linear")]
    [InlineData("sub(k) linear(k)", "linear")]
    [InlineData("Async Function(k) Await LinearAsync(k)", "LinearAsync")]
    [InlineData("AddressOf Linear", "Linear")]
    [InlineData("Function(k) Linear(k + 1)", "")]
    public void FunctionOfASize_IsNamedByItsCallee(string expression, string name) =>
        Assert.Equal(name, OperandName.OfFunction(expression));

    [Fact]
    public void SameCodeTwice_HasTwoNames() =>
        Assert.Equal(["a()", "a() #2"], OperandName.Of(("() => a()", "faster"), ("() => a()", "slower")));
}
