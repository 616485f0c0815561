using SplNet.Measuring.Alternation;

namespace SplNet.Tests.Measuring.Alternation;

/// <summary>A permit for iterations that are too long to be measured in turn.</summary>
public class OnePermitTests
{
    [Fact]
    public void ShortIterations_AskEachTime()
    {
        var parent = new CountedPermits();
        var permits = ((IPermits)parent).ForIterationsOf(50e6);
        permits.Await();
        permits.Await();
        Assert.True(permits.Alternates);
        Assert.Equal(2, parent.Asked);
    }

    [Fact]
    public void LongIterations_AskOnce_AndFollowEachOther()
    {
        var parent = new CountedPermits();
        var permits = ((IPermits)parent).ForIterationsOf(51e6);
        permits.Await();
        permits.Await();
        Assert.False(permits.Alternates);
        Assert.Equal(1, parent.Asked);
        Assert.Equal(TimeSpan.FromSeconds(1), permits.Waited);
    }

    private sealed class CountedPermits : IPermits
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
