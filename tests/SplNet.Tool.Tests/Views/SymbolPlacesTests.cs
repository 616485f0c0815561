using System.Runtime.CompilerServices;
using SplNet.Statements.Requirements;
using SplNet.Tool.Comparing;
using SplNet.Tool.Tests.Comparing;
using SplNet.Tool.Tests.Running;
using SplNet.Tool.Views;

namespace SplNet.Tool.Tests.Views;

/// <summary>Places in the sources of what no file of formulas states.</summary>
public sealed class SymbolPlacesTests
{
    private static readonly RequirementSettings Here = new(typeof(SymbolPlacesTests).Assembly, []);

    [Fact]
    public void Method_HasTheLineOfItsCode()
    {
        var place = SymbolPlaces.Of(typeof(SymbolPlacesTests).GetMethod(nameof(LineBefore))!)!;
        Assert.EndsWith("Views/SymbolPlacesTests.cs", place.File.Replace('\\', '/'), StringComparison.Ordinal);
        Assert.Equal(LineBefore() + 1, place.Line);
    }

    [Fact]
    public void AsynchronousMethodAndIterator_HaveTheLinesOfTheirStateMachines()
    {
        Assert.InRange(SymbolPlaces.Of(typeof(SymbolPlacesTests).GetMethod(nameof(LaterAsync))!)!.Line, LineBefore(), LineBefore() + 20);
        Assert.InRange(SymbolPlaces.Of(typeof(SymbolPlacesTests).GetMethod(nameof(Sequence))!)!.Line, LineBefore(), LineBefore() + 20);
    }

    [Fact]
    public void LineWithinTheMethod_TakesPrecedence()
    {
        var method = typeof(SymbolPlacesTests).GetMethod(nameof(LaterAsync))!;
        var first = SymbolPlaces.Of(method)!.Line;
        Assert.Equal(first + 1, SymbolPlaces.Of(method.Module.FullyQualifiedName, method.MetadataToken, first + 1)!.Line);
        Assert.Equal(first, SymbolPlaces.Of(method.Module.FullyQualifiedName, method.MetadataToken, 1)!.Line);
    }

    [Fact]
    public void Type_HasTheLineOfItsFirstMethod() =>
        Assert.Equal(SymbolPlaces.Of(typeof(Carriers).GetMethod(nameof(Carriers.Length))!), SymbolPlaces.Of(typeof(Carriers)));

    [Fact]
    public void MethodWithoutSymbols_HasNoLocation()
    {
        Assert.Null(SymbolPlaces.Of(typeof(int).GetMethod(nameof(int.Abs))!));
        Assert.Null(SymbolPlaces.Of("no such file.dll", 1));
    }

    // GitHub rejects a file in which one result has no place.
    [Theory]
    [InlineData("Carriers.Count(20)", "Comparing/Carriers.cs")]
    [InlineData("Math.Abs(1)", "SplNet.Tool.Tests/SplNet.Tool.Tests.csproj")]
    public void OperandOfTheCommandLine_IsLocatedAtItsMethodOrProject(string method, string file)
    {
        var search = new OperandSearch();
        search.Add(GivenOperands.Method(method, Here));
        Assert.EndsWith(file, Assert.Single(search.Operands).Place!.File, StringComparison.Ordinal);
    }

    [Fact]
    public void FileThatCannotBeRead_IsTheLocationOfItsProblem()
    {
        var search = new OperandSearch();
        foreach (var requirement in SplRequirements.OfFile(Built.FileOf("perf.spl"), Here))
            search.Add(requirement);
        Assert.All(search.Unreadable, static one => Assert.EndsWith("perf.spl", one.Place!.File, StringComparison.Ordinal));
        Assert.All(search.Operands, static one => Assert.EndsWith("perf.spl", one.Place!.File, StringComparison.Ordinal));
    }

    private static int Line([CallerLineNumber] int line = 0) => line;

    public static int LineBefore() => Line() - 1;

    public static async Task<int> LaterAsync()
    {
        await Task.Yield();
        return 1;
    }

    public static IEnumerable<int> Sequence()
    {
        yield return 1;
    }
}
