using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>When a change that was shown is none of the code's.</summary>
public sealed class SameCodeTests
{
    private static readonly Explanation Same = new()
    {
        Comparison = "new > old",
        Before = "old",
        After = "new",
        MeasuredRatio = 1.03,
        CountedChange = 0,
        AllocatedBytesBefore = 24,
        AllocatedBytesAfter = 24,
    };

    [Fact]
    public void EqualCodeWithEqualWork_IsReported() => Assert.True(SameCode.IsSaidBy([Same]));

    [Fact]
    public void DifferentCode_IsNotReported()
    {
        Assert.False(SameCode.IsSaidBy([Same with { ChangedMethods = ["A.B"] }]));
        Assert.False(SameCode.IsSaidBy([Same with { ChangedTypes = ["A"] }]));
        Assert.False(SameCode.IsSaidBy([Same with { ChangedReferences = ["Other, Version=2.0.0.0"] }]));
    }

    // The same code may read more data.
    [Fact]
    public void EqualCodeWithMoreWork_IsNotReported()
    {
        Assert.False(SameCode.IsSaidBy([Same with { CountedChange = 0.02 }]));
        Assert.False(SameCode.IsSaidBy([Same with { AllocatedBytesAfter = 2000 }]));
    }

    [Fact]
    public void EqualCodeWithOtherData_IsNotReported() =>
        Assert.False(SameCode.IsSaidBy([Same with { ChangedFiles = ["Library.dll/rules.txt"] }]));

    // Counted bytes are those of all threads.
    [Fact]
    public void FewBytesOfOtherThreads_AreNotDifferentWork() => Assert.True(SameCode.IsSaidBy([Same with { AllocatedBytesAfter = 365 }]));

    [Fact]
    public void UncountedCode_IsNotReported()
    {
        Assert.False(SameCode.IsSaidBy([Same with { CountedChange = double.NaN }]));
        Assert.False(SameCode.IsSaidBy([Same with { AllocatedBytesAfter = double.NaN }]));
        Assert.False(SameCode.IsSaidBy([]));
    }
}
