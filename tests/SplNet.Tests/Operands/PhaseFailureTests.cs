using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Operands;

/// <summary>Phases of an operand that fail in a real measuring process.</summary>
public class PhaseFailureTests
{
    [Fact]
    public void SetUpThatThrows_IsInvalid() => AssertProblem(
        Work.Of(1).SetUp(Fail),
        "Operand 'broken' could not be measured: its set-up failed: System.NotSupportedException: fails on purpose");

    [Fact]
    public void ValidationThatThrows_IsInvalid() =>
        AssertProblem(
            Work.Of(1).Validate(static () => throw new NotSupportedException("checks on purpose")),
            "its validation failed: System.NotSupportedException: checks on purpose");

    [Fact]
    public void FalseValidation_IsInvalid() =>
        AssertProblem(Work.Of(1).Validate(static () => false), "The operand's validation returned false");

    [Fact]
    public void CleanUpThatThrows_IsInvalid() =>
        AssertProblem(Work.Of(1).CleanUp(Fail), "its clean-up failed: System.NotSupportedException: fails on purpose");

    [Fact]
    public void CallAndCleanUpThatThrow_AreInvalidWithTheFirstReason() =>
        AssertProblem(
            Operand.Of(static () => throw new InvalidOperationException("calls on purpose")).CleanUp(Fail),
            "InvalidOperationException: calls on purpose");

    [Fact]
    public void GeneratorThatThrows_IsInvalid() =>
        AssertProblem(
            Operand.Of<int[], int>(static () => throw new NotSupportedException("generates on purpose"), static values => values.Length),
            "its generator failed: System.NotSupportedException: generates on purpose");

    [Fact]
    public void GeneratorOfTheWrongType_IsInvalid() => AssertProblem(
        new MethodOperand(
            FunctorFactory.Create(new List<int>(), static list => list.Contains(Arg.Of<int>())),
            new CompositeGenerator { static () => "text" }),
        "The generator gave String as argument 1, and the call takes Int32.");

    [Fact]
    public void FactoryThatReturnsNull_IsInvalid() =>
        AssertProblem(
            new MethodOperand(FunctorFactory.Create(static () => (List<int>)null!, static list => list.Count)),
            "The target of the call of List`1.get_Count is null.");

    [Fact]
    public void SetUpOfAnIterationThatThrows_IsInvalid() =>
        AssertProblem(
            Work.Of(1).SetUp(Fail, Each.Iteration), "its set-up of an iteration failed: System.NotSupportedException: fails on purpose");

    [Fact]
    public void AsynchronousCleanUpThatFails_IsInvalid() => AssertProblem(
        Work.Of(1).CleanUp(static async () =>
        {
            await Task.Yield();
            throw new NotSupportedException("closes on purpose");
        }),
        "its clean-up failed: System.NotSupportedException: closes on purpose");

    [Fact]
    public void FactoryThatThrows_IsInvalid() => AssertProblem(
        new MethodOperand(FunctorFactory.Create(static () => Unmade(), static list => list.Count)),
        "its target factory failed: System.NotSupportedException: makes on purpose");

    [Fact]
    public void TaskThatFails_IsInvalid() => AssertProblem(
        Operand.Of(static async () =>
        {
            await Task.Yield();
            throw new NotSupportedException("awaits on purpose");
        }),
        "NotSupportedException: awaits on purpose");

    private static void Fail() => throw new NotSupportedException("fails on purpose");

    private static List<int> Unmade() => throw new NotSupportedException("makes on purpose");

    private static void AssertProblem(Operand broken, string part) => Assert.Contains(
        part,
        Watched.Problem(new Experiment((broken, mean) => mean(broken) < 1.Seconds()) { Options = Watched.Quickest, ["broken"] = broken }),
        StringComparison.Ordinal);
}
