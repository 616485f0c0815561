using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Processes.Protocol;
using SplNet.Replaying;
using SplNet.Statements.Requirements;

namespace SplNet.Tests.Processes;

/// <summary>Operands that real processes count, and what becomes of those that end their process.</summary>
public class CountingLaunchTests
{
    // Every array is rounded up to whole words.
    private const int Header = 24;

    private static readonly Dictionary<string, string?> Unchanged = [];

    [Fact]
    public void Operands_AreCountedSequentially()
    {
        var answers = Count(Of(nameof(CountedWork.Allocates), 10), Of(nameof(CountedWork.Allocates), 20));

        Assert.All(answers, static answer => Assert.Equal(CountEnding.Counted, answer.Ending));
        Assert.Equal([10, 20], answers.Select(static answer => answer.Counted!.Operations));
        Assert.All(answers, static answer =>
            Assert.InRange(answer.Counted!.AllocatedBytes / answer.Counted.Operations, CountedWork.Bytes, CountedWork.Bytes + Header));
    }

    [Fact]
    public void WarmUp_IsTwoOperations()
    {
        var answer = Assert.Single(Count(Of(nameof(CountedWork.Grows), 1)));

        Assert.InRange(answer.Counted!.AllocatedBytes, 3 * CountedWork.Bytes, (3 * CountedWork.Bytes) + Header);
    }

    [Fact]
    public void NumberOfOperations_IsChosenByDefault()
    {
        var answer = Assert.Single(Count(Of(nameof(CountedWork.Allocates), MeasureSettings.AsManyAsFit)));

        Assert.InRange(answer.Counted!.Operations, 1, 1000);
        Assert.InRange(answer.Counted.AllocatedBytes / answer.Counted.Operations, CountedWork.Bytes, CountedWork.Bytes + Header);
    }

    [Theory]
    [InlineData(nameof(CountedWork.Throws), CountEnding.Threw, "not today")]
    [InlineData(nameof(CountedWork.Exits), CountEnding.Exited, "exit code 7")]
    [InlineData(nameof(CountedWork.Crashes), CountEnding.Crashed, "no more")]
    [InlineData("Nowhere", CountEnding.Threw, "cannot be bound")]
    public void OperandThatFails_IsNamedAndTheOthersAreCounted(string method, object ending, string text)
    {
        var answers = Count(Of(nameof(CountedWork.Allocates), 1), Of(method, 1), Of(nameof(CountedWork.Allocates), 1));

        Assert.Equal([CountEnding.Counted, (CountEnding)ending, CountEnding.Counted], answers.Select(static answer => answer.Ending));
        Assert.Contains(text, answers[1].Failure, StringComparison.Ordinal);
    }

    [Fact]
    public void OperandThatHangs_IsStoppedAndTheRestIsNotReachedInTime()
    {
        var launch = new CountingLaunch(Unchanged, TestContext.Current.CancellationToken)
        {
            Patience = TimeSpan.FromSeconds(1),
            Most = TimeSpan.Zero,
        };

        var answers = launch.Count([Of(nameof(CountedWork.Hangs), 1), Of(nameof(CountedWork.Allocates), 1)], 1);

        // Without any time even the first one is not begun; with some it hangs, and the second one has none left.
        Assert.Contains(answers[0].Ending, new[] { CountEnding.Hung, CountEnding.NotReached });
        Assert.Equal(CountEnding.NotReached, answers[1].Ending);
        launch = new CountingLaunch(Unchanged, TestContext.Current.CancellationToken) { Patience = TimeSpan.FromSeconds(1) };
        Assert.Equal(CountEnding.Hung, Assert.Single(launch.Count([Of(nameof(CountedWork.Hangs), 1)], 1)).Ending);
    }

    private static IReadOnlyList<CountAnswer> Count(params CountSubject[] subjects) =>
        new CountingLaunch(Unchanged, TestContext.Current.CancellationToken)
        {
            Patience = TimeSpan.FromMinutes(2),
            Most = TimeSpan.FromMinutes(5),
        }.Count(subjects, 1);

    private static CountSubject Of(string method, int operations)
    {
        var home = typeof(CountedWork).Assembly;
        var name = $"{typeof(CountedWork).FullName}.{method}";
        return new CountSubject(
            RequirementOrigin.Of(
                SplRequirements.OfText("here", $"{name} < 1 s", new RequirementSettings(home, [])).Source, 0, home.Location),
            name,
            operations);
    }
}
