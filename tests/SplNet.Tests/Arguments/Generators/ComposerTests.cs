namespace SplNet.Tests.Arguments.Generators;

/// <summary>Composed arrays and argument lists.</summary>
public class ComposerTests
{
    [Fact]
    public void EachArray_IsNewAndFilledElementByElement()
    {
        var next = 0;
        var composer = new ArrayComposer<int>(3, () => next++);
        Assert.Equal([0, 1, 2], composer.GetNext());
        Assert.Equal([3, 4, 5], composer.GetNext());
    }

    [Fact]
    public void NoElements_CreateAnEmptyArray() => Assert.Empty(new ArrayComposer<int>(0, static () => 1).GetNext());

    [Fact]
    public void NegativeLength_IsRefused() =>
        Assert.Throws<ArgumentOutOfRangeException>(static () => new ArrayComposer<int>(-1, static () => 1));

    [Fact]
    public void Arguments_ComeInTheOrderOfTheirGenerators()
    {
        var generator = new CompositeGenerator { static () => 1, static () => "two", static (double half) => half * 2 };
        Assert.Equal(3, generator.Count);
        Assert.Equal([1, "two", 1.0], generator.Next([0.5]));
    }

    [Fact]
    public void MissingParameter_IsReported()
    {
        var generator = new CompositeGenerator { static (int size) => new int[size] };
        var mistake = Assert.Throws<SplNetException>(() => generator.Next([]));
        Assert.Contains("takes one parameter of type Int32, and the formula binds 0", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ParameterOfTheWrongType_IsReportedInEveryCulture()
    {
        using var culture = new Results.Reports.Culture("de-DE");
        var generator = new CompositeGenerator { static (int size) => new int[size] };
        var mistake = Assert.Throws<SplNetException>(() => generator.Next([2.5]));
        Assert.Equal("The generator takes a parameter of type Int32, and the formula binds '2.5' of type Double.", mistake.Message);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(2)]
    public void WrongNumberOfArguments_IsRefused(int supplied)
    {
        var generator = new CompositeGenerator();
        for (var count = 0; count < supplied; count++)
            generator.Add(static () => 1);
        var call = FunctorFactory.Create(new List<int>(), static list => list.Contains(Arg.Of<int>()));
        var mistake = Assert.Throws<SplNetException>(() => new MethodOperand(call, generator));
        Assert.Contains($"marks 1 argument with Arg.Of, but the generator supplies {supplied}", mistake.Message, StringComparison.Ordinal);
    }
}
