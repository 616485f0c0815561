using SplNet.Measuring.Alternation;

namespace SplNet.Tests.Measuring.Alternation;

/// <summary>A permit for iterations that are too long to be measured in turn.</summary>
public class SingleTurnTests
{
    [Fact]
    public void ShortIterations_RequestEachTurn()
    {
        var parent = new CountedTurns();
        var iterationTurns = ((IIterationTurns)parent).ForIterationsOf(50e6);
        iterationTurns.Await();
        iterationTurns.Await();
        Assert.True(iterationTurns.Alternates);
        Assert.Equal(2, parent.Asked);
    }

    [Fact]
    public void LongIterations_RequestOneTurnForAll()
    {
        var parent = new CountedTurns();
        var iterationTurns = ((IIterationTurns)parent).ForIterationsOf(51e6);
        iterationTurns.Await();
        iterationTurns.Await();
        Assert.False(iterationTurns.Alternates);
        Assert.Equal(1, parent.Asked);
        Assert.Equal(TimeSpan.FromSeconds(1), iterationTurns.Waited);
    }

    private sealed class CountedTurns : IIterationTurns
    {
        public int Asked { get; private set; }

        public bool Alternates => true;

        public TimeSpan Waited => TimeSpan.FromSeconds(Asked);

        public void AnnounceWarmUp()
        {
        }

        public void Await() => Asked++;
    }
}
