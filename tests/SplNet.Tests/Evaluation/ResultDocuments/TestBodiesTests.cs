using SplNet.Evaluation.ResultDocuments;
using SplNet.Statements.Experiments;
using SplNet.Tests.Unoptimised;

namespace SplNet.Tests.Evaluation.ResultDocuments;

/// <summary>
/// Which code of these tests belongs to an operand. PlainList, of another project, stands for the library that they call.
/// </summary>
public class TestBodiesTests
{
    private static readonly string Tests = typeof(TestBodiesTests).Assembly.Location;

    [Fact]
    public void LambdaThatCallsALibrary_HasAKeyThatDependsOnItsSetUp()
    {
        var plain = Operand.Of(static () => Called());
        var prepared = Of(plain.SetUp(static () => Called()));
        Assert.Matches("^2-[0-9a-f]{16}$", Of(plain));
        Assert.Equal(Of(plain), Of(plain));
        Assert.NotEqual(Of(plain), prepared);
        Assert.NotEqual(prepared, Of(plain.SetUp(static () => Console.WriteLine(Called()))));
    }

    [Fact]
    public void MethodOfTheLibrary_HasNoKey() =>
        Assert.Null(Of(new MethodOperand(FunctorFactory.Create(new PlainList(), list => list.Touch()))));

    // What is tests and what is library, nothing tells: a change of either would begin a segment.
    [Fact]
    public void LambdaThatCallsNoLibrary_HasNoKey() => Assert.Null(Of(Operand.Of(static () => Math.Sqrt(2))));

    private static int Called() => new PlainList().Touch();

    private static string? Of(Operand operand) =>
        TestBodies.Of([new MeasuredOperand(new FormulaOperand("a", []), operand)], Tests, isText: false, new VersionOptions())
            .GetValueOrDefault("a");
}
