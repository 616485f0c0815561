using System.Text.RegularExpressions;

namespace SplNet.Tool.Initializing;

/// <summary>Recognises the pipeline of a clone, and writes the gate and the nightly job for it, as docs/ci.md describes them.</summary>
internal static partial class Pipelines
{
    /// <summary>The file that GitLab reads, which the user may have.</summary>
    public const string GitLabFile = ".gitlab-ci.yml";

    private const string Head = "# Written by splnet init, which rewrites this file until you edit it.\n";

    private static readonly string[] AzureFiles = ["azure-pipelines.yml", "azure-pipelines.yaml", ".azure-pipelines", ".azuredevops"];

    /// <summary>Recognises the pipeline by its files, or else by the addresses of the clone's remotes.</summary>
    /// <param name="root">The root of the clone.</param>
    /// <returns>None if there is no sign of a pipeline.</returns>
    public static Pipeline Of(string root)
    {
        if (Directory.Exists(Path.Combine(root, ".github", "workflows")))
            return Pipeline.GitHub;
        if (File.Exists(Path.Combine(root, GitLabFile)))
            return Pipeline.GitLab;
        if (AzureFiles.Any(name => Path.Exists(Path.Combine(root, name))))
            return Pipeline.Azure;
        return OfAddresses(Configuration(root));
    }

    /// <summary>The files of a pipeline that belong to the gate alone.</summary>
    /// <param name="pipeline">The pipeline.</param>
    /// <param name="projects">What to measure.</param>
    /// <param name="root">The root of the clone.</param>
    /// <param name="keepsHistory">True for a nightly job.</param>
    public static IEnumerable<(string Name, string Text)> FilesOf(
        Pipeline pipeline, IReadOnlyList<MeasuredProject> projects, string root, bool keepsHistory)
    {
        var modules = File.Exists(Path.Combine(root, ".gitmodules"));
        var pin = File.Exists(Path.Combine(root, "global.json"));
        switch (pipeline)
        {
            case Pipeline.GitHub:
                yield return (".github/workflows/performance.yml", GitHub(projects, modules, pin));
                if (keepsHistory)
                    yield return (".github/workflows/performance-history.yml", GitHubHistory(projects, modules, pin));
                break;
            case Pipeline.Azure:
                yield return ("azure-pipelines.performance.yml", Azure(projects, modules, pin));
                break;
        }
    }

    /// <summary>The lines of a file that the user may have.</summary>
    /// <param name="pipeline">The pipeline.</param>
    /// <param name="projects">What to measure.</param>
    /// <param name="text">The text of the file; empty if there is none.</param>
    /// <param name="keepsHistory">True for a nightly job.</param>
    /// <returns>Null if the pipeline has no such file.</returns>
    public static string? LinesOf(Pipeline pipeline, IReadOnlyList<MeasuredProject> projects, string text, bool keepsHistory) =>
        pipeline == Pipeline.GitLab ? GitLab(projects, StageOf(text), keepsHistory) : null;

    /// <summary>The stage of jobs in a file that has stages without the usual one; null for the usual one.</summary>
    /// <param name="text">The text of GitLab's file.</param>
    internal static string? StageOf(string text)
    {
        var stages = Stages().Match(text) is { Success: true } found
            ? Stage().Matches(found.Groups["stages"].Value).Select(static one => one.Groups["name"].Value).ToList()
            : [];
        return stages.Count == 0 || stages.Contains("test", StringComparer.Ordinal) ? null : stages[^1];
    }

    /// <summary>Recognises the pipeline by the addresses in the configuration of a repository.</summary>
    /// <param name="text">The text of the configuration.</param>
    internal static Pipeline OfAddresses(string text)
    {
        var addresses = Address().Matches(text).Select(static one => one.Groups["address"].Value).ToList();
        bool Has(params string[] hosts) => addresses.Exists(address => hosts.Any(host => address.Contains(host, StringComparison.Ordinal)));
        return Has("github.") ? Pipeline.GitHub
            : Has("gitlab") ? Pipeline.GitLab
            : Has("dev.azure.com", "visualstudio.com") ? Pipeline.Azure
            : Pipeline.None;
    }

    // A worktree has a file instead of the folder, and its configuration elsewhere.
    private static string Configuration(string root) =>
        Path.Combine(root, ".git", "config") is var file && File.Exists(file) ? File.ReadAllText(file) : string.Empty;

    private static string Lines(int indentation, IEnumerable<string> lines) =>
        string.Join('\n', lines.Select(line => new string(' ', indentation) + line));

    private static IEnumerable<string> Builds(IReadOnlyList<MeasuredProject> projects) => projects.Select(static one => one.Build);

    // With 20 tests at most seven minutes for times; a slow-down of 20 % shows in a few seconds.
    private const int Seconds = 20;

    // An undecided comparison does not fail the job.
    private static IEnumerable<string> Comparisons(IReadOnlyList<MeasuredProject> projects, string @base, Func<string, string> views) =>
    [
        "result=0",
        .. projects.Select(one =>
            $"splnet compare {@base} WORKTREE {one.Compared} --time-budget {Seconds} " +
            $"{views(Path.GetFileNameWithoutExtension(one.Project))} || " +
            "{ code=$?; [ $code -eq 2 ] || result=$code; }"),
    ];

    private static IEnumerable<string> Records(IReadOnlyList<MeasuredProject> projects) =>
    [
        "result=0",
        .. projects.SelectMany(static one => new[]
        {
            $"splnet history record {Recorded(one)} --quiet || {{ code=$?; [ $code -le 2 ] || exit $code; }}",
            $"splnet history placebo {Recorded(one)} || [ $? -eq 4 ]",
            $"splnet history check {Recorded(one)} || {{ code=$?; [ $code -eq 2 ] || result=$code; }}",
        }),
        "splnet history page pages",
    ];

    private static string Recorded(MeasuredProject one) => one.HasSplNet ? MeasuredProject.Quoted(one.Assembly) : one.Inputs;

    private static string Preparation(bool modules, bool pin) => $"""
              - uses: actions/checkout@v4
                with:
                  fetch-depth: 0{(modules ? "\n          submodules: recursive" : string.Empty)}
              - uses: actions/setup-dotnet@v4
                with:
                  dotnet-version: 10.0.x{(pin ? "\n          global-json-file: global.json" : string.Empty)}
        """;

    private static string GitHub(IReadOnlyList<MeasuredProject> projects, bool modules, bool pin) => $$$"""
        {{{Head}}}name: Performance
        on: pull_request
        permissions:
          contents: read
        jobs:
          compare:
            runs-on: ubuntu-latest
            steps:
        {{{Preparation(modules, pin)}}}
              - uses: actions/cache@v4
                with:
                  path: .splnet-cache
                  key: splnet-${{ github.event.pull_request.base.sha }}
                  restore-keys: splnet-
              - env:
                  BASE: ${{ github.event.pull_request.base.sha }}
                  SPLNET_CACHE: ${{ github.workspace }}/.splnet-cache
                run: |
                  dotnet tool install --global SplNet.Tool --version {{{ToolVersion.Text}}}
        {{{Lines(10, Builds(projects))}}}
        {{{Lines(10, Comparisons(projects, "$BASE", static _ => "--annotations --github-summary"))}}}
                  exit $result

        """;

    private static string GitHubHistory(IReadOnlyList<MeasuredProject> projects, bool modules, bool pin) => $$$"""
        {{{Head}}}name: Performance history
        on:
          schedule:
            - cron: "17 2 * * *"
          workflow_dispatch:
        permissions:
          contents: read
        concurrency: performance-history
        jobs:
          history:
            runs-on: ubuntu-latest
            steps:
        {{{Preparation(modules, pin)}}}
              - uses: actions/cache@v4
                with:
                  path: |
                    ~/.splnet-history
                    ~/.splnet-cache
                  key: splnet-history-${{ github.run_id }}
                  restore-keys: splnet-history-
              - run: |
                  dotnet tool install --global SplNet.Tool --version {{{ToolVersion.Text}}}
        {{{Lines(10, Builds(projects))}}}
                  export SPLNET_HISTORY="$HOME/.splnet-history/history.db" SPLNET_CACHE="$HOME/.splnet-cache"
        {{{Lines(10, Records(projects))}}}
                  exit $result
              - if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: history
                  path: |
                    pages
                    ~/.splnet-history/history.db

        """;

    private static string GitLab(IReadOnlyList<MeasuredProject> projects, string? stage, bool keepsHistory)
    {
        var line = stage is null ? string.Empty : $"\n  stage: {stage}";
        var gate = $$"""
            performance:{{line}}
              image: mcr.microsoft.com/dotnet/sdk:10.0
              rules:
                - if: $CI_PIPELINE_SOURCE == "merge_request_event"
              variables:
                GIT_DEPTH: 0
                SPLNET_CACHE: $CI_PROJECT_DIR/.splnet-cache
              cache:
                key: splnet
                paths: [.splnet-cache]
              script:
                - dotnet tool install --global SplNet.Tool --version {{ToolVersion.Text}} && export PATH="$PATH:$HOME/.dotnet/tools"
                - |
            {{Lines(6, Builds(projects))}}
            {{Lines(6, Comparisons(
                projects, "$CI_MERGE_REQUEST_DIFF_BASE_SHA",
                static name => $"--junit performance.{name}.xml --markdown performance.{name}.md"))}}
                  exit $result
              artifacts:
                when: always
                paths: [performance.*.md]
                reports:
                  junit: performance.*.xml
            """;
        return keepsHistory
            ? gate + "\n" + $$"""
                performance-history:{{line}}
                  image: mcr.microsoft.com/dotnet/sdk:10.0
                  rules:
                    - if: $CI_PIPELINE_SOURCE == "schedule"
                  resource_group: performance-history
                  variables:
                    GIT_DEPTH: 0
                    SPLNET_HISTORY: $CI_PROJECT_DIR/.splnet-history/history.db
                    SPLNET_CACHE: $CI_PROJECT_DIR/.splnet-cache
                  cache:
                    key: splnet-history
                    paths: [.splnet-history, .splnet-cache]
                  script:
                    - dotnet tool install --global SplNet.Tool --version {{ToolVersion.Text}} && export PATH="$PATH:$HOME/.dotnet/tools"
                    - |
                {{Lines(6, Builds(projects))}}
                {{Lines(6, Records(projects))}}
                      exit $result
                  artifacts:
                    when: always
                    paths: [pages, .splnet-history/history.db]
                """
            : gate;
    }

    private static string Azure(IReadOnlyList<MeasuredProject> projects, bool modules, bool pin) => $$"""
        {{Head}}trigger: none
        pr:
          branches:
            include: ['*']
        pool:
          vmImage: ubuntu-latest
        steps:
          - checkout: self
            fetchDepth: "0"{{(modules ? "\n    submodules: recursive" : string.Empty)}}
          - task: UseDotNet@2
            inputs:
              version: 10.0.x{{(pin ? "\n  - task: UseDotNet@2\n    inputs:\n      useGlobalJson: true" : string.Empty)}}
          - script: |
              dotnet tool install --global SplNet.Tool --version {{ToolVersion.Text}}
        {{Lines(6, Builds(projects))}}
        {{Lines(6, Comparisons(projects, "origin/$(System.PullRequest.TargetBranchName)", static name =>
            $"--annotations --junit performance.{name}.xml --markdown performance.{name}.md"))}}
              for page in performance.*.md; do echo "##vso[task.uploadsummary]$PWD/$page"; done
              exit $result
          - task: PublishTestResults@2
            condition: always()
            inputs:
              testResultsFormat: JUnit
              testResultsFiles: performance.*.xml

        """;

    [GeneratedRegex(@"^\s*url\s*=\s*(?<address>\S+)", RegexOptions.Multiline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Address();

    [GeneratedRegex(
        @"^stages:(?<stages>[^\n]*(?:\n[ \t]*-[^\n]*|\n[ \t]*#[^\n]*)*)", RegexOptions.Multiline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Stages();

    [GeneratedRegex(@"[-\[,][ \t]*[""']?(?<name>[\w.-]+)", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Stage();
}
