using SplNet.Claims;

namespace SplNet.Tests.Claims;

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
    [InlineData("asynchronous.Read()", "asynchronous.Read()")]
    [InlineData("", "code")]
    [InlineData("() => a.VeryLongNameOfAMethod(withManyArguments, that, fill, a, line)", "a.VeryLongNameOfAMethod(withManyArguments, that…")]
    public void Code_IsTheName(string expression, string name) => Assert.Equal([name], OperandName.Of((expression, "code")));

    [Theory]
    [InlineData(
        "() => { using var shop = database.Open(); return shop.Orders.AsNoTracking().ToList().Count; }", "…shop.Orders.AsNoTracking().ToList().Count; }",
        "() => { using var shop = database.Open(); return shop.Orders.ToList().Count; }", "…shop.Orders.ToList().Count; }")]
    [InlineData(
        "() => TheClassWithALongName.TheMethodWithALongName.AndMore.First()", "…First()",
        "() => TheClassWithALongName.TheMethodWithALongName.AndMore.Second()", "…Second()")]
    [InlineData(
        "() => { var numbers = Enumerable.Range(0, 10_000).ToArray(); Array.Sort(numbers); }", "…Array.Sort(numbers); }",
        "() => { var numbers = Enumerable.Range(0, 10_000).ToArray(); numbers.Order().ToArray().AsSpan().Reverse(); }", "…numbers.Order().ToArray().AsSpan().Reverse(); }")]
    public void LongCodeThatBeginsAlike_IsNamedByWhatDiffers(string one, string name, string other, string otherName) => Assert.Equal([name, otherName], OperandName.Of((one, "faster"), (other, "slower")));

    [Fact]
    public void SameCodeTwice_HasTwoNames() => Assert.Equal(["a()", "a() #2"], OperandName.Of(("() => a()", "faster"), ("() => a()", "slower")));
}
