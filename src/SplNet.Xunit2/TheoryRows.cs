using System.Reflection;
using SplNet.Replaying.Frameworks.Xunit2;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace SplNet.Xunit2;

/// <summary>Runs the rows of a theory one after the other and reports each.</summary>
internal sealed class TheoryRows(
    IXunitTestCase testCase,
    string displayName,
    string skipReason,
    object[] constructorArguments,
    IMessageSink diagnosticMessageSink,
    IMessageBus messageBus,
    ExceptionAggregator aggregator,
    CancellationTokenSource cancellationTokenSource)
    : XunitTheoryTestCaseRunner(
        testCase, displayName, skipReason, constructorArguments, diagnosticMessageSink, messageBus, aggregator, cancellationTokenSource)
{
    protected override XunitTestRunner CreateTestRunner(
        ITest test,
        IMessageBus messageBus,
        Type testClass,
        object[] constructorArguments,
        MethodInfo testMethod,
        object[] testMethodArguments,
        string skipReason,
        IReadOnlyList<BeforeAfterTestAttribute> beforeAfterAttributes,
        ExceptionAggregator aggregator,
        CancellationTokenSource cancellationTokenSource) =>
        new Row(
            test, messageBus, testClass, constructorArguments, testMethod, testMethodArguments, skipReason, beforeAfterAttributes,
            aggregator, cancellationTokenSource);

    private sealed class Row(
        ITest test,
        IMessageBus messageBus,
        Type testClass,
        object[] constructorArguments,
        MethodInfo testMethod,
        object[] testMethodArguments,
        string skipReason,
        IReadOnlyList<BeforeAfterTestAttribute> beforeAfterAttributes,
        ExceptionAggregator aggregator,
        CancellationTokenSource cancellationTokenSource)
        : XunitTestRunner(
            test, messageBus, testClass, constructorArguments, testMethod, testMethodArguments, skipReason, beforeAfterAttributes,
            aggregator, cancellationTokenSource)
    {
        // Asynchronous, so that the row flows into the code it runs and not into later code.
        protected override async Task<decimal> InvokeTestMethodAsync(ExceptionAggregator aggregator) =>
            RunningRow.Enter(TestMethodArguments) ? await base.InvokeTestMethodAsync(aggregator) : 0;
    }
}
