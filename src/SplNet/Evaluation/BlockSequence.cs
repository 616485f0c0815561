using SplNet.Evaluation.Progress;
using SplNet.Values;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>Measures block by block until the formula is decided, the blocks or the time are used up, or something fails.</summary>
internal sealed class BlockSequence(ExperimentMeasurement measurement, FormulaDecision decision, Budget budget, ExperimentProgress progress)
{
    private const int UsualBlocks = 3;

    /// <summary>Why the experiment is invalid, or null.</summary>
    public ResultMessage? Failure { get; private set; }

    /// <summary>True if the time ended the measurement before there was anything to decide from.</summary>
    public bool IsUndecidable => measurement.IsOutOfTime && measurement.Runs.CompleteBlocks < decision.FewestBlocks;

    /// <summary>Measures.</summary>
    /// <param name="order">For each block, the indices of the operands in the order of measurement.</param>
    public void Run(int[][] order)
    {
        for (var block = 0; block < order.Length && !decision.IsFinal && Failure is null && !measurement.IsOutOfTime; block++)
        {
            Failure = measurement.MeasureBlock(order[block], budget, BeginRun);
            if (Failure is null && !IsUndecidable)
                Failure = Look(last: measurement.IsOutOfTime || block == order.Length - 1);
        }
    }

    /// <summary>Remarks on the time for the report.</summary>
    public IEnumerable<ResultMessage> Notes() => TimeNotes().Select(MessageRules.TimeBudgetSpent.Of);

    private IEnumerable<string> TimeNotes()
    {
        if (!measurement.IsOutOfTime)
            yield break;
        if (IsUndecidable)
        {
            yield return $"The time budget of {Durations.Text(measurement.Options.TimeBudget)} was spent before " +
                $"{Plural.Of(decision.FewestBlocks, "block was", "blocks were")} complete, the fewest that a decision needs. " +
                $"{UsualBlocks} blocks take about {Durations.Text(UsualBlocks * measurement.Runs.TimeOfBlock())} here: " +
                "raise TimeBudget (SPLNET_TIME_BUDGET_SECONDS), or measure less work per call.";
            yield break;
        }

        if (decision.Truth == Truth.Unknown)
        {
            yield return $"The time budget of {Durations.Text(measurement.Options.TimeBudget)} ended the measurement after " +
                $"{measurement.Runs.CompleteBlocks} of at most {decision.MostBlocks} blocks; " +
                "raise TimeBudget (SPLNET_TIME_BUDGET_SECONDS) for a finer decision.";
        }

        if (measurement.Runs.BeyondBlocks > 0)
            yield return "The time budget left the last block incomplete: " +
                $"its {Plural.Of(measurement.Runs.BeyondBlocks, "run has", "runs have")} no part in the decision.";
    }

    private void BeginRun(string operand)
    {
        var runs = measurement.Runs;
        var most = decision.MostBlocks * runs.OfBlock;
        var byLaunches = runs.TimeOfBlock() * (most - runs.Count) / runs.OfBlock;
        progress.Run(
            runs.CompleteBlocks + 1, decision.MostBlocks, operand, decision.EffectSoFar,
            runs.Count > 0 && byLaunches < budget.Left ? byLaunches : budget.Left);
    }

    private ResultMessage? Look(bool last)
    {
        try
        {
            decision.Look(measurement.Runs, last);
            return null;
        }
        catch (SplNetException mistake)
        {
            return MessageRules.CannotDecide.Of(mistake.Message);
        }
        catch (Exception failure)
        {
            return MessageRules.CannotDecide.Of(
                $"The formula cannot be decided, because the interpretation failed: {FailureChain.Named(failure)}");
        }
    }
}
