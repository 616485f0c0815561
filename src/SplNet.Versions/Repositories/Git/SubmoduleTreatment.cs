namespace SplNet.Versions.Repositories.Git;

/// <summary>What an export does with submodules.</summary>
internal enum SubmoduleTreatment
{
    /// <summary>Their content is written as well; one that is not at hand is an error.</summary>
    Include,

    /// <summary>Their folders stay empty.</summary>
    LeaveOut,
}
