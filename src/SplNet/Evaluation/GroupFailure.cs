namespace SplNet.Evaluation;

/// <summary>Why runs that were to be measured together were not.</summary>
/// <param name="Problem">The reason.</param>
/// <param name="CanMeasureAlone">True if that may be because their processes lived side by side.</param>
internal sealed record GroupFailure(ResultMessage Problem, bool CanMeasureAlone);
