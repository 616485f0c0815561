using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>
/// The interface to a test framework: it finds the running test, and runs it again in a measuring process.
/// </summary>
internal abstract class TestFramework
{
    /// <summary>The framework's name.</summary>
    public abstract string Name { get; }

    /// <summary>The reader of its tests, which does not run them.</summary>
    public abstract TestReader Reader { get; }

    /// <summary>Finds the running test, or null if this framework is not running one.</summary>
    public abstract RunningTest? FindRunningTest();

    /// <summary>
    /// Runs a test again in this process, as the framework would: creates its class, initialises, calls the method, cleans up. Exceptions
    /// of the test are passed on after the clean-up.
    /// </summary>
    /// <param name="test">The identity of the test.</param>
    /// <exception cref="UnreplayableTestException">The test cannot be run again.</exception>
    public abstract Task ReplayAsync(TestIdentity test);

    /// <summary>The rows of a test, as its sources return them now in this process, in the order of the framework.</summary>
    /// <param name="testClass">The concrete test class.</param>
    /// <param name="method">The test method.</param>
    public abstract IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method);

    /// <summary>The rows of a test class: the arguments of its constructor that a source returns. Only NUnit has such sources.</summary>
    /// <param name="testClass">The test class.</param>
    public virtual IEnumerable<SourceRow> FixturesOf(Type testClass) => [];

    /// <summary>
    /// Compares the test that runs in a measuring process with the requested one, for frameworks that do not find tests by row.
    /// </summary>
    /// <param name="wanted">The requested test.</param>
    /// <exception cref="UnreplayableTestException">A different row is running.</exception>
    public virtual void Verify(TestIdentity wanted)
    {
    }

    /// <summary>
    /// True if the running test in a measuring process is not a row of the requested test, but a test that the framework runs first. Most
    /// frameworks run only the requested test.
    /// </summary>
    /// <param name="wanted">The requested test.</param>
    public virtual bool RunsAnother(TestIdentity wanted) => false;

    /// <summary>A note about the installed version if it is untested; otherwise null.</summary>
    public virtual string? VersionNote => null;

    /// <summary>
    /// The name and versions of a framework that does not expose the running test, so that only the call stack identifies it; null if the
    /// framework exposes it or is not loaded.
    /// </summary>
    public virtual string? NeedsCallStack => null;

    /// <summary>The exception that makes the framework report a test as skipped; null if it does not support this.</summary>
    /// <param name="reason">The reason.</param>
    public virtual Exception? Skip(string reason) => null;
}
