namespace SplNet.UnitTests;

/// <summary>
/// What SplNet needs of a test framework: which test runs now, and how to run it again in a measuring process.
/// </summary>
internal abstract class TestFramework
{
    /// <summary>The framework's name.</summary>
    public abstract string Name { get; }

    /// <summary>What reads its tests without running them.</summary>
    public abstract TestReader Reader { get; }

    /// <summary>The test that runs now, or null if this framework runs none.</summary>
    public abstract RunningTest? FindRunningTest();

    /// <summary>
    /// Runs a test again in this process, as the framework would: builds its class, initialises, calls the method, cleans up.
    /// Exceptions of the test pass through, after the clean-up.
    /// </summary>
    /// <param name="test">Which test.</param>
    /// <exception cref="UnreplayableTestException">The test cannot be run again.</exception>
    public abstract Task ReplayAsync(TestIdentity test);

    /// <summary>Compares the test that runs in a measuring process with the wanted one, where a framework does not find tests by their rows.</summary>
    /// <param name="wanted">Which test was to run.</param>
    /// <exception cref="UnreplayableTestException">Another row runs.</exception>
    public virtual void Verify(TestIdentity wanted)
    {
    }

    /// <summary>True if the test that runs in a measuring process is none of the wanted one's rows, but a test that the framework runs before it. Most run the wanted one alone.</summary>
    /// <param name="wanted">Which test was to run.</param>
    public virtual bool RunsAnother(TestIdentity wanted) => false;

    /// <summary>What is to be said of the version at hand, if it was not tried; else null.</summary>
    public virtual string? VersionNote => null;

    /// <summary>The name and the versions of a framework that tells no running test, so that only the call stack does; null where it tells, or is not there.</summary>
    public virtual string? NeedsCallStack => null;

    /// <summary>The exception that makes the framework report a test as skipped; null where it has none.</summary>
    /// <param name="reason">Why.</param>
    public virtual Exception? Skip(string reason) => null;
}
